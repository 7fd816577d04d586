import { useEffect } from 'react';
import type { CurrencyIds } from '@/lib/navigation/liquidityPaths';
import { isSavedPair } from '@/lib/settings/savedPairs';
import { rememberPair, useSettings } from '@/lib/settings/store';
import { foundPair } from './foundPair';
import { useCurrencyPair } from './useCurrencyPair';

/** The pool finder's result for two selected currencies. A pool that is found is saved. */
export function useFindPair(ids: CurrencyIds) {
  const known = useCurrencyPair(ids);
  const { chainId, account, currencyA, currencyB, result } = known;
  const found = foundPair(known, account !== undefined);
  const pair =
    result.status === 'exists' && found.status !== 'noPool' ? result.pool.pair : undefined;
  const isSaved = useSettings(
    ({ pairs }) => pair === undefined || isSavedPair(pairs, pair.token0, pair.token1),
  );
  useEffect(() => {
    if (pair && !isSaved) rememberPair(pair.token0, pair.token1);
  }, [pair, isSaved]);
  return { chainId, account, currencyA, currencyB, found };
}
