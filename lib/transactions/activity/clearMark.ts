import type { ChainId } from '@/lib/base/networks/network';
import { safeLocalStorage } from '@/lib/base/storage/safeLocalStorage';

/**
 * The latest clearing of a chain; null if it was never cleared. It is stored at once, so that a
 * database that does not answer now is cleared before it is next read.
 */
export function clearMark(chainId: ChainId): string | null {
  return safeLocalStorage.getItem(keyOf(chainId));
}

/** Marks a chain to be cleared. Call it once the history of the chain is cleared. */
export function markCleared(chainId: ChainId): void {
  safeLocalStorage.setItem(keyOf(chainId), `${Date.now()} ${Math.random()}`);
}

function keyOf(chainId: ChainId) {
  return `pangolin.activityCleared.${chainId}`;
}
