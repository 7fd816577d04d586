import { FailedFetchError } from './failedFetchError';
import { fetchBytes } from './fetchBytes';

const URL_OF_LIST = 'https://lists.example/a.json';
const LIMIT = { maxBytes: 2_000_000 };

/** Replaces the network with one answer; returns the options of the requests. */
function network(answer: (signal: AbortSignal) => Response | Promise<Response>) {
  const sent: RequestInit[] = [];
  Object.assign(globalThis, {
    fetch: async (_url: string, init: RequestInit & { readonly signal: AbortSignal }) => {
      sent.push(init);
      return answer(init.signal);
    },
  });
  return sent;
}

const silence = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** A body that goes on until it is cancelled, and reports whether it was. */
function endless() {
  const state = { sent: 0, isCancelled: false };
  const body = (signal: AbortSignal) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal.addEventListener('abort', () => {
          state.isCancelled = true;
          controller.error(signal.reason);
        });
      },
      pull: (controller) => {
        state.sent += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
  return { state, body };
}

afterEach(() => jest.useRealTimers());

test('LST-14 a request reveals nothing to the host about the user or the page', async () => {
  const sent = network(() => new Response('{}'));
  expect(new TextDecoder().decode(await fetchBytes(URL_OF_LIST, LIMIT))).toBe('{}');
  expect(sent).toMatchObject([
    { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual' },
  ]);
});

test('LST-18 L03 a body without an end is aborted at 2 MB', async () => {
  const { state, body } = endless();
  network((signal) => new Response(body(signal)));
  await expect(fetchBytes(URL_OF_LIST, LIMIT)).rejects.toMatchObject({ reason: 'tooLarge' });
  expect(state.isCancelled).toBe(true);
  expect(state.sent).toBeLessThan(2_500_000);
});

test('LST-18 L03 a body that says that it is too large is not read', async () => {
  const { state, body } = endless();
  const headers = { 'content-length': '2000001' };
  network((signal) => new Response(body(signal), { headers }));
  await expect(fetchBytes(URL_OF_LIST, LIMIT)).rejects.toMatchObject({ reason: 'tooLarge' });
  expect(state.sent).toBeLessThan(200_000);
});

test('LST-18 a body of exactly 2 MB is read whole', async () => {
  network(() => new Response(new Uint8Array(2_000_000).fill(7)));
  const bytes = await fetchBytes(URL_OF_LIST, LIMIT);
  expect([bytes.length, bytes.at(-1)]).toEqual([2_000_000, 7]);
});

test.each<readonly [string, (signal: AbortSignal) => Response | Promise<Response>]>([
  ['answer', silence],
  ['body', () => new Response(new ReadableStream())],
])('LST-18 L04 10 seconds are the limit, also for a slow %s', async (_what, answer) => {
  jest.useFakeTimers();
  network(async (signal) => {
    const response = await answer(signal);
    const { body } = response;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return body === null ? response : new Response(stream);
  });
  const fetched = fetchBytes(URL_OF_LIST, LIMIT);
  const settled = jest.fn();
  const watched = fetched.then(settled, settled);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await watched;
  await expect(fetched).rejects.toMatchObject({ reason: 'late' });
});

test.each([301, 302, 303, 307, 308])('L09 a redirect (%i) is refused', async (status) => {
  const headers = { location: 'http://127.0.0.1:8545/' };
  const sent = network(() => new Response(null, { status, headers }));
  await expect(fetchBytes(URL_OF_LIST, LIMIT)).rejects.toMatchObject({ reason: 'redirected' });
  expect(sent).toHaveLength(1);
});

test.each([404, 429, 500, 504])('L05 the status %i is not an answer', async (status) => {
  network(() => new Response('{}', { status }));
  await expect(fetchBytes(URL_OF_LIST, LIMIT)).rejects.toMatchObject({
    reason: 'httpError',
    cause: status,
  });
});

test('a host that cannot be reached is distinguished from one that refuses', async () => {
  network(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchBytes(URL_OF_LIST, LIMIT)).rejects.toBeInstanceOf(FailedFetchError);
  await expect(fetchBytes(URL_OF_LIST, LIMIT)).rejects.toMatchObject({ reason: 'unreachable' });
});

test('a caller who has left ends the request, with a reason of its own', async () => {
  const left = new AbortController();
  const sent = network(silence);
  const fetched = fetchBytes(URL_OF_LIST, { ...LIMIT, signal: left.signal });
  left.abort('left');
  await expect(fetched).rejects.toBe('left');
  expect(sent[0]?.signal?.aborted).toBe(true);
  await expect(fetchBytes(URL_OF_LIST, { ...LIMIT, signal: left.signal })).rejects.toBe('left');
  expect(sent).toHaveLength(1);
});
