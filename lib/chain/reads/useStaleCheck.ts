import { useQueryClient } from '@tanstack/react-query';
import type { ChainId } from '@/lib/base/networks/network';
import { elapsedMs } from '@/lib/chain/rpc/elapsedMs';
import { isOffline } from '@/lib/chain/rpc/useIsOffline';
import { isStaleAt } from './freshness';
import { chainReader } from './useChainReader';

/**
 * A function that returns whether nothing can be signed now: a figure of a chain on the page is too
 * old, or the device is offline. It checks when called, because the device may have slept since the
 * last render.
 */
export function useStaleCheck(): (chainId: ChainId) => boolean {
  const client = useQueryClient();
  return (chainId) => isOffline() || isStaleAt(chainReader(client, chainId).freshness, elapsedMs());
}
