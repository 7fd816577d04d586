import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { SEARCH_EVERY_BLOCKS } from '@/lib/chain/reads/useChainReads';
import type { Pair, TokenPair } from './pair';
import { usePairs } from './usePairs';
import { useSeenPairs } from './useSeenPairs';

/**
 * The existing ones of some pairs, read in every block. The others are only looked for now and
 * then, because most possible pairs do not exist.
 *
 * @returns undefined until all of them are known. The same list while nothing changes.
 */
export function useExistingPairs(
  chainId: ChainId | undefined,
  tokenPairs: readonly TokenPair[],
): readonly Pair[] | undefined {
  const [seen, addSeen] = useSeenPairs(String(chainId));
  const [existing, others] = useMemo(() => {
    const isSeen = (pair: TokenPair) => seen.has(pairAddress(...pair));
    return [tokenPairs.filter(isSeen), tokenPairs.filter((pair) => !isSeen(pair))];
  }, [tokenPairs, seen]);
  const read = usePairs(chainId, existing);
  const searched = usePairs(chainId, others, SEARCH_EVERY_BLOCKS);
  addSeen(
    searched.flatMap((result): TokenPair[] =>
      result.status === 'exists' ? [[result.pair.token0, result.pair.token1]] : [],
    ),
  );
  return useMemo(() => {
    const results = [...read, ...searched];
    if (results.some(({ status }) => status === 'loading')) return undefined;
    return results.flatMap((result) => (result.status === 'exists' ? [result.pair] : []));
  }, [read, searched]);
}
