import { useMemo } from 'react';
import { useChainReads } from '@/lib/chain/useChainReads';
import type { ChainId } from '@/lib/networks/network';
import { type PairResult, pairReads, type SoughtTokens, toPairResult } from './reads';

/** What is known of some pairs, in their order, at the latest block that was read. */
export function usePairs(
  chainId: ChainId | undefined,
  soughtPairs: readonly SoughtTokens[],
): readonly PairResult[] {
  const outcomes = useChainReads(chainId, pairReads(soughtPairs));
  // The same list while nothing changed, so that what is compiled from it is compiled once.
  return useMemo(
    () =>
      soughtPairs.map((sought, index) =>
        toPairResult(sought, outcomes[index] ?? { status: 'loading' }),
      ),
    [soughtPairs, outcomes],
  );
}
