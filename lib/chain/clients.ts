import { createPublicClient, type PublicClient } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { avalanche, fuji } from './chains';
import { chainTransports } from './transport';

/** How our clients differ from viem's own. */
export const CLIENT_OPTIONS = {
  /** A contract could otherwise make the page fetch from any host (EIP-3668). */
  ccipRead: false,
  /** A block number of seconds ago would otherwise pass for the latest. */
  cacheTime: 0,
} as const;

const clients: Readonly<Record<ChainId, PublicClient>> = {
  43114: createPublicClient({
    ...CLIENT_OPTIONS,
    chain: avalanche,
    transport: chainTransports[43114],
  }),
  43113: createPublicClient({ ...CLIENT_OPTIONS, chain: fuji, transport: chainTransports[43113] }),
};

/** The client through which the app reads a chain; the same one for all who ask. */
export function publicClient(chainId: ChainId): PublicClient {
  return clients[chainId];
}
