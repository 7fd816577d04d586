import { useEffect, useState } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { useTrackedPairs } from './useTrackedPairs';

/** Addresses that are computed at once, with two hashes each: a few milliseconds. */
const PAIRS_AT_ONCE = 50;

/**
 * Whether the addresses of the tracked pairs are computed: a few in each task, because an account
 * may have a thousand pairs. Pairs that are tracked later do not make it false again.
 */
export function useArePairsReady(chainId: ChainId): boolean {
  const pairs = useTrackedPairs(chainId);
  const [areReady, setReady] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const computeFrom = (start: number) => {
      for (const pair of pairs.slice(start, start + PAIRS_AT_ONCE)) pairAddress(...pair);
      const next = start + PAIRS_AT_ONCE;
      if (next < pairs.length) timer = setTimeout(() => computeFrom(next), 0);
      else setReady(true);
    };
    timer = setTimeout(() => computeFrom(0), 0);
    return () => clearTimeout(timer);
  }, [pairs]);
  return areReady;
}
