import type { ChainId } from '@/lib/base/networks/network';

const listeners = new Map<ChainId, Set<() => unknown>>();

/** Calls `ask` each time the user wants a retry of a chain; returns how to stop it. */
export function onRetryNow(chainId: ChainId, ask: () => unknown): () => void {
  const known = listeners.get(chainId) ?? new Set();
  listeners.set(chainId, known.add(ask));
  return () => {
    known.delete(ask);
  };
}

/** Requests a chain's block and its due reads now, without waiting for the next retry. */
export function retryNow(chainId: ChainId): void {
  for (const ask of listeners.get(chainId) ?? []) ask();
}
