import type { ChainId } from '@/lib/networks/network';

const ownEndpoints = new Map<ChainId, string>();

/** Asks the person's own endpoint of a chain before the configured ones; undefined takes it back. */
export function setOwnEndpoint(chainId: ChainId, url: string | undefined): void {
  if (url === undefined) ownEndpoints.delete(chainId);
  else ownEndpoints.set(chainId, url);
}

/** The person's own endpoint of a chain, if one is set. */
export function ownEndpoint(chainId: ChainId): string | undefined {
  return ownEndpoints.get(chainId);
}
