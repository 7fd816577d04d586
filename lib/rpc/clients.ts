import { type Client, createClient } from 'viem';
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

const clients: Readonly<Record<ChainId, Client>> = {
  43114: createClient({
    ...CLIENT_OPTIONS,
    chain: avalanche,
    transport: chainTransports[43114],
  }),
  43113: createClient({ ...CLIENT_OPTIONS, chain: fuji, transport: chainTransports[43113] }),
};

/**
 * The client through which the app reads a chain; all callers share it.
 *
 * It has no actions. Those of `viem/actions` take it as their first argument, so the page loads only
 * what it uses.
 */
export function chainClient(chainId: ChainId): Client {
  return clients[chainId];
}
