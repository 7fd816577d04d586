import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { type ReservesResult, toPairResult } from '@/lib/exchange/pairs/pairResult';
import { requote } from '@/lib/exchange/trade/requote';
import { poolAmounts, type Trade } from '@/lib/exchange/trade/trade';

/**
 * How the router's quote compares with the page's. `agrees`: equal. `checking`: no answer yet, or
 * one from another block. `differs`: another amount from the same reserves. `failed`: no quote.
 */
export type RouterCheck = 'agrees' | 'checking' | 'differs' | 'failed';

/** The router's quote for a route, and the reserves of the route's pairs in the same block. */
type RouterAnswer = {
  readonly quote: ReadState<readonly bigint[]>;
  /** In the order of the route. */
  readonly reserves: readonly ReadState<ReservesResult>[];
};

/** The read of the router's own quote for a trade's route. */
export function routerQuoteRead(trade: Trade) {
  const { type, route } = trade;
  const { amountIn, amountOut } = poolAmounts(trade);
  const isSelling = type === 'exactIn';
  return {
    address: EXCHANGE_ADDRESSES[amountIn.currency.chainId].router,
    abi: routerAbi,
    functionName: isSelling ? 'getAmountsOut' : 'getAmountsIn',
    args: [isSelling ? amountIn.raw : amountOut.raw, route.map(({ address }) => address)],
  } as const;
}

/**
 * Compares the router's quote with a trade's.
 *
 * The trade may be from an older block than the answer. The answer then fits the reserves read with
 * it, and the page will follow. An answer older than a reserve is left over from earlier reads.
 */
export function routerCheck(trade: Trade, { quote, reserves }: RouterAnswer): RouterCheck {
  if (quote.status === 'error') return 'failed';
  if (quote.status === 'loading' || quote.status === 'invalid') return 'checking';
  const isSelling = trade.type === 'exactIn';
  const quoted = isSelling ? quote.result.at(-1) : quote.result[0];
  const { amountIn, amountOut } = poolAmounts(trade);
  if (quoted === (isSelling ? amountOut.raw : amountIn.raw)) return 'agrees';
  const isFromReserves = reserves.every(
    (read) => resultOf(read) !== undefined && isNoNewer(read, quote.blockNumber),
  );
  if (!isFromReserves || quoted === quoteFrom(trade, reserves)) return 'checking';
  return 'differs';
}

function isNoNewer(read: ReadState<ReservesResult>, blockNumber: bigint): boolean {
  return 'blockNumber' in read && read.blockNumber <= blockNumber;
}

function quoteFrom(trade: Trade, reserves: RouterAnswer['reserves']): bigint | undefined {
  const pairs = reserves.flatMap((read, hop) => {
    const result = toPairResult([trade.route[hop], trade.route[hop + 1]], read);
    return result.status === 'exists' ? [result.pair] : [];
  });
  return requote(trade, pairs);
}
