/** How the other end of a faked `fetch` handles a request. */
export type FakeAnswer =
  | { readonly body: string; readonly status?: number; readonly retryAfter?: string }
  | 'unreachable'
  | 'silence';

/** A request that left the page. */
export type SentRequest = { readonly url: string; readonly body: unknown };

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** Replaces the network with `answer`; returns the requests as they arrive. */
export function fakeFetch(
  answer: (request: SentRequest) => FakeAnswer | Promise<FakeAnswer>,
): SentRequest[] {
  const sent: SentRequest[] = [];
  const fetch = async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { url, body };
    sent.push(request);
    const given = await answer(request);
    if (given === 'unreachable') throw new TypeError('fetch failed');
    if (given === 'silence') return untilAborted(init.signal);
    return responseOf(given);
  };
  Object.assign(globalThis, { fetch });
  return sent;
}

/** The parts of a Response that the app uses. jsdom has none. */
function responseOf({
  body,
  status = 200,
  retryAfter = null,
}: {
  readonly body: string;
  readonly status?: number;
  readonly retryAfter?: string | null;
}) {
  const chunks = [new TextEncoder().encode(body)];
  return {
    ok: status === 200,
    status,
    statusText: STATUS_TEXTS[status] ?? '',
    headers: { get: (name: string) => (name === 'retry-after' ? retryAfter : null) },
    text: async () => body,
    body: {
      getReader: () => ({
        read: async () => {
          const value = chunks.shift();
          return value === undefined ? { done: true } : { done: false, value };
        },
        cancel: async () => {},
      }),
    },
  };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });
}
