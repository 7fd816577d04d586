import { AppError } from '@/lib/base/errors/appError';
import { JsonRpcError, SERVER_ERROR_CODE } from './jsonRpcError';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 16_000_000;
const TOO_LARGE = 413;
const TOO_MANY_REQUESTS = 429;

/**
 * Posts a JSON body to a node and reads its response, with a limit of 10 seconds and 16 MB.
 *
 * `fetchBytes` does the same for services, but its errors do not tell what the health of an endpoint
 * depends on: the pause that it asks for, and whether a batch was too large. An endpoint may also
 * redirect.
 *
 * @throws {EndpointUnreachableError} when the node cannot be reached or does not answer in time.
 * @throws {JsonRpcError} caused by a {@link HttpStatusError} or, for 413, a {@link TooLargeError}
 * when the HTTP status is not ok.
 * @throws {TooLargeError} when the response is too long.
 * @throws {UnreadableResponseError} when the response is not JSON.
 */
export async function postJson(url: string, body: unknown): Promise<unknown> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    return parseAnswer(await textOf(await send(url, body, timeout.signal)));
  } finally {
    clearTimeout(timer);
  }
}

async function send(url: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const response = await orUnreachable(
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
    }),
  );
  if (!response.ok) throw statusError(response);
  return response;
}

async function textOf(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await orUnreachable(reader.read());
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      throw new TooLargeError();
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function orUnreachable<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (cause) {
    throw new EndpointUnreachableError(cause);
  }
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableResponseError(cause);
  }
}

function statusError({ status, statusText, headers }: Response): JsonRpcError {
  const cause =
    status === TOO_LARGE
      ? new TooLargeError()
      : new HttpStatusError(status, retryAfterMs(headers.get('retry-after')));
  const message = `${status} ${statusText}`.trim();
  return new JsonRpcError({ code: SERVER_ERROR_CODE, message, cause });
}

/** `Retry-After` is a number of seconds or a date. Anything else counts as 0. */
function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** The node was not reached, or its response broke off or took too long. */
export class EndpointUnreachableError extends AppError {
  constructor(cause: unknown) {
    super('Failed to send batch call', { code: 'errors.nodeUnreachable', cause });
  }
}

/** The request is too large for the endpoint, or its response is too large for the page. */
export class TooLargeError extends AppError {
  constructor() {
    super('The request or its response is too large', { code: 'errors.networkBusy' });
  }
}

/** The node's response is not JSON. Most often it is a gateway's error page. */
export class UnreadableResponseError extends AppError {
  constructor(cause: unknown) {
    super('Failed to parse JSON response', { code: 'errors.networkBusy', cause });
  }
}

/** The node answered with an HTTP error; `retryAfterMs` is the pause that it requested, or 0. */
export class HttpStatusError extends AppError {
  readonly isRateLimit: boolean;
  readonly retryAfterMs: number;

  constructor(
    readonly status: number,
    retryAfterMs: number,
  ) {
    super(`The endpoint answered with the status ${status}.`, { code: 'errors.networkBusy' });
    this.isRateLimit = status === TOO_MANY_REQUESTS;
    this.retryAfterMs = retryAfterMs;
  }
}
