import { type Client, createClient } from 'viem';
import { avalanche as viemAvalanche, avalancheFuji as viemAvalancheFuji } from 'viem/chains';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import { chainTransports } from './transport';

/** Avalanche's C-chain, as viem and wagmi know it. */
export const avalanche = viemAvalanche;

/** The test network, with the app's name for it. */
export const fuji = { ...viemAvalancheFuji, name: NETWORK_NAMES[43113] } as const;

/** How our clients differ from viem's defaults. */
export const CLIENT_OPTIONS = {
  /** Otherwise a contract could make the page fetch from any host (EIP-3668). */
  ccipRead: false,
  /** Otherwise a cached block number, seconds old, would count as the latest. */
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
 * The client that the app reads a chain with; all callers share it.
 *
 * It has no actions. Those of `viem/actions` take it as their first argument, so the page loads
 * only the ones that it uses.
 */
export function chainClient(chainId: ChainId): Client {
  return clients[chainId];
}
