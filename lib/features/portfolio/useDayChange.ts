import { useEffect, useMemo, useState } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import type { PairHistory } from '@/lib/exchange/market/pairHistory';
import { tokenDay } from '@/lib/exchange/market/tokenDay';
import { useChainHistory } from '@/lib/exchange/market/useChainHistory';
import { mapInSlices } from '@/lib/holdings/lists/mapInSlices';
import { type DayChange, dayChange, tokensOf } from './dayChange';
import type { Exposure } from './exposure';

/**
 * How the value of what an account has now went with the prices of a day, once that may be read;
 * undefined while unknown.
 */
export function useDayChange(
  chainId: ChainId,
  exposures: readonly Exposure[],
  isWanted: boolean,
): DayChange | undefined {
  const read = useChainHistory(chainId, 'day', isWanted);
  const history = read.status === 'read' ? read.history : undefined;
  const tokens = useMemo(() => tokensOf(exposures), [exposures]);
  const key = tokens.map(({ address }) => address).join();
  const ready = useReadyTokens(tokens, key, history);
  return useMemo(
    () => (history && ready ? dayChange(exposures, history) : undefined),
    [exposures, history, ready],
  );
}

/**
 * Whether how the prices of some tokens went is computed. An account may have a hundred tokens, so
 * they are computed in slices.
 */
function useReadyTokens(
  tokens: ReturnType<typeof tokensOf>,
  key: string,
  history: PairHistory | undefined,
): boolean {
  const [ready, setReady] = useState<{ readonly key: string; readonly history: PairHistory }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal tokens are the same.
  useEffect(() => {
    if (history === undefined) return undefined;
    let isCurrent = true;
    void mapInSlices(tokens, (token) => tokenDay(token, history)).then(() => {
      if (isCurrent) setReady({ key, history });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, history]);
  return ready !== undefined && ready.key === key && ready.history === history;
}
