import { useMemo, useState } from 'react';
import type { ChainId } from '@/lib/networks/network';
import type { Pair, TokenPair } from './pair';
import { pairAddress } from './pairAddress';
import { usePairs } from './usePairs';

/** How often a missing pair is looked for, because somebody may create it. */
const SEARCH_EVERY_BLOCKS = 15;

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
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [existing, others] = useMemo(() => {
    const isKnown = ([a, b]: TokenPair) => known.has(pairAddress(a, b));
    return [tokenPairs.filter(isKnown), tokenPairs.filter((pair) => !isKnown(pair))];
  }, [tokenPairs, known]);
  const read = usePairs(chainId, existing);
  const searched = usePairs(chainId, others, SEARCH_EVERY_BLOCKS);
  const found = searched.flatMap((result) => (result.status === 'exists' ? [result.pair] : []));
  if (found.length > 0) {
    setKnown(new Set([...known, ...found.map(({ liquidityToken }) => liquidityToken.address)]));
  }
  return useMemo(() => {
    const results = [...read, ...searched];
    if (results.some(({ status }) => status === 'loading')) return undefined;
    return results.flatMap((result) => (result.status === 'exists' ? [result.pair] : []));
  }, [read, searched]);
}
