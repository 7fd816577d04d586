import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { type PairResult, reservesRead, type TokenChoice, toPairResult } from './pairResult';

/**
 * The states of some pairs, in order.
 *
 * The same list while nothing changes, so that what is compiled from it is compiled once.
 *
 * @param everyBlocks - How often they are read; 1, every block, by default.
 */
export function usePairs(
  chainId: ChainId | undefined,
  choices: readonly TokenChoice[],
  everyBlocks = 1,
): readonly PairResult[] {
  const states = useChainReads(chainId, choices.map(reservesRead), { everyBlocks });
  return useMemo(
    () =>
      choices.map((choice, index) => toPairResult(choice, states[index] ?? { status: 'loading' })),
    [choices, states],
  );
}
