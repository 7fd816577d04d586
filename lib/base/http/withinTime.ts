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

/**
 * Reads a body of at most `maxBytes`, counted after decompression.
 *
 * @throws {FailedFetchError} `tooLarge`.
 */
export async function boundedBody(
  { body, headers }: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > maxBytes) throw new FailedFetchError('tooLarge');
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || value === undefined) return joinedBytes(parts, length);
    length += value.byteLength;
    if (length > maxBytes) throw new FailedFetchError('tooLarge');
    parts.push(value);
  }
}

/** Parts of a body as one, of `length` bytes in all. */
export function joinedBytes(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}
