import { useQueryClient } from '@tanstack/react-query';
import type { ChainId } from '@/lib/networks/network';
import { elapsedMs } from '@/lib/rpc/elapsedMs';
import { isOld } from './freshness';
import { chainReader } from './useChainReader';

/**
 * A function that tells whether some figure of a chain that the page shows is too old to be signed, at
 * the time of the call: what was rendered may be of before the device slept.
 */
export function useStaleCheck(): (chainId: ChainId) => boolean {
  const client = useQueryClient();
  return (chainId) => isOld(chainReader(client, chainId).freshness, elapsedMs());
}
