/** How many times in a row an endpoint failed, when it last failed, and how. */
export type Backoff = {
  readonly failures: number;
  readonly failedAtMs: number;
  /** Whether it was unreachable or rate-limited. Otherwise it answered with an error. */
  readonly isUnanswered: boolean;
  /** The pause that it requested, in milliseconds. */
  readonly retryAfterMs: number;
};

const SHORTEST_BACKOFF_MS = 2_500;
const LONGEST_BACKOFF_MS = 60_000;
const MAX_RETRY_AFTER_MS = 30_000;

/** The backoff of a healthy endpoint. */
export const NO_BACKOFF: Backoff = {
  failures: 0,
  failedAtMs: 0,
  isUnanswered: false,
  retryAfterMs: 0,
};

/** The backoff of an endpoint after one more failure. */
export function afterFailure({ failures }: Backoff, failure: Omit<Backoff, 'failures'>): Backoff {
  return { failures: failures + 1, ...failure };
}

/**
 * When an endpoint may be asked again, in milliseconds: 2.5 s after it failed, or after the pause
 * that it requested, up to 30 s. An endpoint that answered with an error may be asked at once,
 * because it may answer other requests.
 */
export function retryAtMs({ isUnanswered, failedAtMs, retryAfterMs }: Backoff): number {
  if (!isUnanswered) return 0;
  return failedAtMs + Math.max(SHORTEST_BACKOFF_MS, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
}

/**
 * The index of the endpoint to ask next: the first one without a backoff, or else the one whose
 * backoff ends first; -1 when there are none. The backoff doubles with each failure in a row, so
 * that a dead endpoint does not delay every request.
 */
export function nextEndpoint(backoffs: readonly Backoff[], nowMs: number): number {
  const ready = backoffs.findIndex((backoff) => preferredAtMs(backoff) <= nowMs);
  if (ready !== -1) return ready;
  const retries = backoffs.map(retryAtMs);
  return retries.indexOf(Math.min(...retries));
}

function preferredAtMs(backoff: Backoff): number {
  const { failures, failedAtMs } = backoff;
  if (failures === 0) return 0;
  const backoffMs = Math.min(SHORTEST_BACKOFF_MS * 2 ** (failures - 1), LONGEST_BACKOFF_MS);
  return Math.max(retryAtMs(backoff), failedAtMs + backoffMs);
}
