import { useRememberPair } from '@/lib/exchange/pairs/useRememberPair';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';
import { foundPair } from './foundPair';
import { useCurrencyPair } from './useCurrencyPair';

/** The pool finder's result for two selected currencies. A pool that is found is saved. */
export function useFindPair(ids: CurrencyIds) {
  const known = useCurrencyPair(ids);
  const { chainId, account, currencyA, currencyB, result } = known;
  const found = foundPair(known, account !== undefined);
  const isPool = found.status === 'position' || found.status === 'noLiquidity';
  const pair = isPool && result.status === 'exists' ? result.pool.pair : undefined;
  useRememberPair(pair?.token0, pair?.token1);
  return { chainId, account, currencyA, currencyB, found };
}
