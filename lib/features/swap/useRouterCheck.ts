import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { reservesRead } from '@/lib/exchange/pairs/pairResult';
import type { Trade } from '@/lib/exchange/trade/trade';
import { type RouterCheck, routerCheck, routerQuoteRead } from './routerCheck';

/**
 * Compares the router's own quote with a trade's, again in every block.
 *
 * The reserves of the route are read together with it, in one block.
 */
export function useRouterCheck(trade: Trade): RouterCheck {
  const hops = trade.pairs.map(({ token0, token1 }) => [token0, token1] as const);
  const [quote, ...reserves] = useChainReads(
    trade.amountIn.currency.chainId,
    [routerQuoteRead(trade), ...hops.map(reservesRead)],
    { needsSameBlock: true },
  );
  return routerCheck(trade, { quote, reserves });
}
