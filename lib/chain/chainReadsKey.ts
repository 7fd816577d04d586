import type { ChainId } from '@/lib/networks/network';

/** What the query keys of all reads of a chain begin with. */
export function chainReadsKey(chainId: ChainId) {
  return ['chainReads', chainId] as const;
}
