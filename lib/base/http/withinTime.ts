import { FailedFetchError } from './failedFetchError';

type Limits = {
  /** The limit for all of it, from the request to the last byte, in milliseconds. */
  readonly timeoutMs: number;
  /** What else ends it. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Makes a request that is ended after some time, and once the caller's signal is aborted. It is
 * also ended when `request` has settled, so that whatever is left of the answer is not downloaded.
 *
 * Not all supported browsers have `AbortSignal.any`.
 *
 * @param request - Sends it with the signal that ends it.
 * @throws {FailedFetchError} `late`.
 * @throws the reason of `signal`, or what `request` throws.
 */
export async function withinTime<Answer>(
  { timeoutMs, signal }: Limits,
  request: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  signal?.throwIfAborted();
  const ended = new AbortController();
  const end = () => ended.abort();
  signal?.addEventListener('abort', end);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, timeoutMs);
  try {
    return await request(ended.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (isLate) throw new FailedFetchError('late', error);
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    end();
  }
}
