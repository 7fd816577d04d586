import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { useKnownTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useSettings } from '@/lib/site/settings/store';
import type { TokenPair } from './pair';
import { trackedPairs } from './trackedPairs';

const NONE: readonly TokenPair[] = [];

/** The pairs that are searched for liquidity; the same list while nothing changes. */
export function useTrackedPairs(chainId: ChainId | undefined): readonly TokenPair[] {
  const known = useKnownTokens(chainId);
  const saved = useSettings((settings) => chainId && settings.pairs[chainId]);
  return useMemo(
    () => (chainId && saved ? trackedPairs(chainId, known, saved) : NONE),
    [chainId, known, saved],
  );
}
