const SHORTEST_RETRY_MS = 2_500;
const LONGEST_RETRY_MS = 3_500;

/**
 * The delay before a failed read is retried: a random 2.5 to 3.5 s, without a limit on attempts.
 * Reads have no other retry.
 */
export function retryPauseMs(): number {
  return SHORTEST_RETRY_MS + Math.random() * (LONGEST_RETRY_MS - SHORTEST_RETRY_MS);
}
