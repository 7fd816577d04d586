/** Why there is no answer. `refused`: an HTTP error. `unreachable`: also a host without CORS. */
type FailureReason = 'late' | 'redirected' | 'refused' | 'tooLarge' | 'unreachable';

/**
 * A URL returned no usable answer; `cause` is the failure, or the HTTP status if it was refused.
 */
export class FailedFetchError extends Error {
  override readonly name = 'FailedFetchError';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`The request failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
