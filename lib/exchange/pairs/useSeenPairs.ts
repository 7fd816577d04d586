import { useState } from 'react';
import type { Address } from 'viem';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TokenPair } from './pair';

const NONE: ReadonlySet<Address> = new Set();

/**
 * Remembers the pairs that a search has found, since the page was opened.
 *
 * @param searcher - Who searches, and where. Another one has found nothing yet.
 * @returns Their addresses, and how to add some while rendering.
 */
export function useSeenPairs(
  searcher: string,
): readonly [ReadonlySet<Address>, (found: readonly TokenPair[]) => void] {
  const [known, setKnown] = useState({ searcher, seen: NONE });
  const seen = known.searcher === searcher ? known.seen : NONE;
  const add = (found: readonly TokenPair[]) => {
    const all = new Set([...seen, ...found.map((pair) => pairAddress(...pair))]);
    if (all.size > seen.size) setKnown({ searcher, seen: all });
  };
  return [seen, add];
}
