/** Why there is no answer. `httpError`: a status of failure. `unreachable`: also a host without CORS. */
type FailureReason = 'late' | 'httpError' | 'redirected' | 'tooLarge' | 'unreachable';

/**
 * A URL returned no usable answer; `cause` is the failure, or the HTTP status of `httpError`.
 */
export class FailedFetchError extends Error {
  override readonly name = 'FailedFetchError';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`The request failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
