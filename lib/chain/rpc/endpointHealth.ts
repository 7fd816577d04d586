import type { AppError } from '@/lib/base/errors/appError';
import type { ChainId } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { HttpStatusError } from './postJson';

/** Why the endpoints of a chain do not answer, and since when, in milliseconds. */
type Outage = { readonly error: AppError; readonly sinceMs: number };

const WAITED_OUT_MS = 2_500;

const outages = new Map<ChainId, Outage>();
const listeners = new Set<() => void>();

/** Why the latest request to a chain's endpoints got no answer; undefined while they answer. */
export function outageOf(chainId: ChainId): Outage | undefined {
  return outages.get(chainId);
}

/** Calls `listener` when the endpoints of any chain fail or recover; returns how to stop it. */
export function subscribeToOutages(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Ends the outage of a chain: an endpoint has answered, or the endpoints were not the cause. */
export function endOutage(chainId: ChainId): void {
  if (outages.delete(chainId)) notify();
}

/** Records that none of a chain's endpoints returned a good answer, and why. */
export function recordOutage(chainId: ChainId, error: AppError): void {
  outages.set(chainId, { error, sinceMs: outages.get(chainId)?.sinceMs ?? monotonicMs() });
  notify();
}

/**
 * Whether the endpoints rate-limit, so that the block is polled less often. A single such answer
 * does not count.
 */
export function isRateLimited(outage: Outage | undefined, nowMs: number): boolean {
  if (outage === undefined || nowMs - outage.sinceMs < WAITED_OUT_MS) return false;
  return outage.error instanceof HttpStatusError && outage.error.isRateLimit;
}

function notify(): void {
  for (const listener of listeners) listener();
}
