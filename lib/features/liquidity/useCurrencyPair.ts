import type { Currency } from '@/lib/base/tokens/currency';
import { findCurrency } from '@/lib/base/tokens/findCurrency';
import { usePairPosition } from '@/lib/exchange/pairs/usePairPosition';
import { useRememberPair } from '@/lib/exchange/pairs/useRememberPair';
import { useTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';

/**
 * The two currencies of a page's path, their balances, and their pool. A pool in which the account
 * has liquidity is saved.
 */
export function useCurrencyPair({ idA, idB }: CurrencyIds) {
  const chainId = useActiveChainId();
  const account = useAddress();
  const tokens = useTokens(chainId);
  const find = (id: string | undefined): Currency | undefined =>
    chainId && findCurrency(chainId, tokens, id);
  const [currencyA, currencyB] = [find(idA), find(idB)];
  const [balanceA, balanceB] = useBalances(chainId, account, [currencyA, currencyB]);
  const pairPosition = usePairPosition(chainId, currencyA, currencyB);
  const { position } = pairPosition;
  const held = position && position.liquidity.raw > 0n ? position.pool.pair : undefined;
  useRememberPair(held?.token0, held?.token1);
  return { chainId, account, currencyA, currencyB, balanceA, balanceB, ...pairPosition };
}
