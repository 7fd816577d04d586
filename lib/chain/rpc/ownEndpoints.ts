import { type ChainId, perChain } from '@/lib/base/networks/network';

/** The user's own endpoint of each chain, a URL; null if the user has none. */
export type OwnEndpoints = Readonly<Record<ChainId, string | null>>;

/** No endpoints of the user's own. */
export const NO_OWN_ENDPOINTS: OwnEndpoints = perChain(() => null);

let inUse = NO_OWN_ENDPOINTS;

/** The user's own endpoint of a chain; null without one. */
export function ownEndpoint(chainId: ChainId): string | null {
  return inUse[chainId];
}

/** Uses these endpoints from now on. */
export function applyOwnEndpoints(endpoints: OwnEndpoints): void {
  inUse = endpoints;
}
