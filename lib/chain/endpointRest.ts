/** How often in a row an endpoint failed, since when, and how long it asked to be left alone. */
export type Rest = {
  readonly failures: number;
  readonly failedAtMs: number;
  readonly retryAfterMs: number;
};

const SHORTEST_REST_MS = 2_500;
const LONGEST_REST_MS = 60_000;
const MOST_RETRY_AFTER_MS = 30_000;

/** An endpoint that answers. */
export const NO_REST: Rest = { failures: 0, failedAtMs: 0, retryAfterMs: 0 };

/** The rest of an endpoint after one more failure. */
export function restAfterFailure(rest: Rest, nowMs: number, retryAfterMs: number): Rest {
  return { failures: rest.failures + 1, failedAtMs: nowMs, retryAfterMs };
}

/**
 * When an endpoint may be asked again, in milliseconds: 2.5 s after it failed, or when it said so,
 * but at most 30 s later.
 */
export function opensAtMs({ failures, failedAtMs, retryAfterMs }: Rest): number {
  if (failures === 0) return 0;
  return failedAtMs + Math.max(SHORTEST_REST_MS, Math.min(retryAfterMs, MOST_RETRY_AFTER_MS));
}

/**
 * The index of the endpoint to ask next: the first that has rested, for twice as long after each
 * failure in a row, so that a dead endpoint does not delay every request; else the one that may be
 * asked first. -1 when there are none.
 */
export function nextEndpoint(rests: readonly Rest[], nowMs: number): number {
  const rested = rests.findIndex((rest) => restedAtMs(rest) <= nowMs);
  if (rested !== -1) return rested;
  const openings = rests.map(opensAtMs);
  return openings.indexOf(Math.min(...openings));
}

function restedAtMs(rest: Rest): number {
  if (rest.failures === 0) return 0;
  const restMs = Math.min(SHORTEST_REST_MS * 2 ** (rest.failures - 1), LONGEST_REST_MS);
  return Math.max(opensAtMs(rest), rest.failedAtMs + restMs);
}
