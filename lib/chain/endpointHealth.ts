import type { AppError } from '@/lib/errors/appError';
import type { ChainId } from '@/lib/networks/network';
import { BusyEndpointError } from './postJson';

/** How the endpoints of a chain answer, all together. */
export type EndpointHealth = {
  /** The device's time of the last good answer, in milliseconds. */
  readonly answeredAtMs: number | undefined;
  /** Why requests fail; absent while they are answered. */
  readonly problem: AppError | undefined;
};

/** The health of endpoints that nobody has asked yet. */
export const UNKNOWN_HEALTH: EndpointHealth = { answeredAtMs: undefined, problem: undefined };
/** Without a good answer for this long, what is shown is stale. */
const STALE_AFTER_MS = 30_000;

const healths = new Map<ChainId, EndpointHealth>();
const listeners = new Set<() => void>();

/** How the endpoints of a chain answer now. */
export function endpointHealth(chainId: ChainId): EndpointHealth {
  return healths.get(chainId) ?? UNKNOWN_HEALTH;
}

/** Calls `listener` whenever an endpoint of any chain answered or failed; returns how to stop it. */
export function subscribeToEndpointHealth(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notes that a chain's endpoint gave a good answer. */
export function noteAnswer(chainId: ChainId): void {
  note(chainId, { answeredAtMs: Date.now(), problem: undefined });
}

/** Notes that none of a chain's endpoints gave a good answer, and why. */
export function noteProblem(chainId: ChainId, problem: AppError): void {
  note(chainId, { ...endpointHealth(chainId), problem });
}

/** Whether the endpoints ask to be left alone, so that the block is to be asked for more rarely. */
export function isRateLimited({ problem }: EndpointHealth): boolean {
  return problem instanceof BusyEndpointError && problem.isRateLimit;
}

/** Whether no good answer came for 30 s. A block number that stands still is no fault. */
export function isStale({ answeredAtMs }: EndpointHealth, nowMs: number): boolean {
  return answeredAtMs !== undefined && nowMs - answeredAtMs > STALE_AFTER_MS;
}

/**
 * How many whole seconds ago the last good answer came, while that is worth telling: when requests
 * fail, or what is shown is stale.
 */
export function silentSeconds(health: EndpointHealth, nowMs: number): number | undefined {
  const { answeredAtMs, problem } = health;
  if (answeredAtMs === undefined || (problem === undefined && !isStale(health, nowMs)))
    return undefined;
  return Math.floor((nowMs - answeredAtMs) / 1000);
}

function note(chainId: ChainId, health: EndpointHealth): void {
  healths.set(chainId, health);
  for (const listener of listeners) listener();
}
