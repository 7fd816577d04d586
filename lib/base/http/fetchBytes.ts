import { boundedBody } from './boundedBody';
import { FailedFetchError } from './failedFetchError';
import { withinTime } from './withinTime';

const TIMEOUT_MS = 10_000;

type Options = {
  /** The media type to ask for. */
  readonly accept?: string;
  /** Sent as the body of a POST; without it, the request is a GET. */
  readonly json?: unknown;
  /** At most this many bytes of the body are read, counted after decompression. */
  readonly maxBytes: number;
  /**
   * The limit for all of it, from the request to the last byte, in milliseconds; 10 s by default.
   */
  readonly timeoutMs?: number;
  /** Ends the request; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
};

/**
 * Gets the body of a URL, or of its answer to a POST: without credentials or a referrer, with a
 * limit of bytes and of time.
 *
 * Redirects are refused. A page learns the target of a redirect only after the browser has followed
 * it, and the target could be a program on the user's own machine or network.
 *
 * Requests to nodes are sent by `postJson`: their errors decide which endpoint is asked next.
 *
 * @param url - An https URL. Those of `/config.json` may also be a path of this site, or loopback.
 * @throws {FailedFetchError} when there is no usable answer; `reason` says why.
 */
export async function fetchBytes(
  url: string,
  { accept = '*/*', json, maxBytes, timeoutMs = TIMEOUT_MS, signal }: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await withinTime({ timeoutMs, signal }, async (ended) =>
      boundedBody(await requested(url, { accept, json }, ended), maxBytes),
    );
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof FailedFetchError ? error : new FailedFetchError('unreachable', error);
  }
}

async function requested(
  url: string,
  { accept, json }: Pick<Options, 'accept' | 'json'>,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(url, {
    headers: {
      ...(accept !== undefined && { accept }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'manual',
    // The browser may keep an answer, but asks each time whether it has changed.
    cache: 'no-cache',
    signal,
  });
  // Browsers hide the status of a redirect; other programs show it.
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
    throw new FailedFetchError('redirected');
  if (!response.ok) throw new FailedFetchError('httpError', response.status);
  return response;
}
