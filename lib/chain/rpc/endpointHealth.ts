import type { AppError } from '@/lib/base/errors/appError';
import type { ChainId } from '@/lib/base/networks/network';
import { elapsedMs } from './elapsedMs';
import { HttpStatusError } from './postJson';

/** Why the endpoints of a chain do not answer, and since when, in milliseconds. */
export type EndpointProblem = { readonly error: AppError; readonly sinceMs: number };

const WAITED_OUT_MS = 2_500;

const problems = new Map<ChainId, EndpointProblem>();
const listeners = new Set<() => void>();

/** Why the latest request to a chain's endpoints got no answer; undefined while they answer. */
export function problemOf(chainId: ChainId): EndpointProblem | undefined {
  return problems.get(chainId);
}

/** Calls `listener` when the endpoints of any chain fail or recover; returns how to stop it. */
export function subscribeToProblems(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Records that a chain's endpoint returned a good answer. */
export function recordSuccess(chainId: ChainId): void {
  forgetProblem(chainId);
}

/** Forgets why the endpoints of a chain failed, because it was not their fault. */
export function forgetProblem(chainId: ChainId): void {
  if (problems.delete(chainId)) notify();
}

/** Records that none of a chain's endpoints returned a good answer, and why. */
export function recordOutage(chainId: ChainId, error: AppError): void {
  problems.set(chainId, { error, sinceMs: problems.get(chainId)?.sinceMs ?? elapsedMs() });
  notify();
}

/**
 * Whether the endpoints rate-limit, so that the block is polled less often. A single such answer
 * does not count.
 */
export function isRateLimited(problem: EndpointProblem | undefined, nowMs: number): boolean {
  if (problem === undefined || nowMs - problem.sinceMs < WAITED_OUT_MS) return false;
  return problem.error instanceof HttpStatusError && problem.error.isRateLimit;
}

function notify(): void {
  for (const listener of listeners) listener();
}
