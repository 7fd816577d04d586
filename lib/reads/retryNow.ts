import type { ChainId } from '@/lib/networks/network';

const listeners = new Map<ChainId, Set<() => unknown>>();

/** Calls `ask` each time when the person wants a chain to be asked at once; returns how to stop it. */
export function onRetryNow(chainId: ChainId, ask: () => unknown): () => void {
  const known = listeners.get(chainId) ?? new Set();
  listeners.set(chainId, known.add(ask));
  return () => {
    known.delete(ask);
  };
}

/** Asks a chain for its block and for what is due at once, in place of at the next retry. */
export function retryNow(chainId: ChainId): void {
  for (const ask of listeners.get(chainId) ?? []) ask();
}
