import { type FakeAnswer, fakeFetch } from './fakeFetch.setup';
import { responsesTo, wiresOf } from './fakeNode.setup';
import { unloadModules } from './freshPage.setup';

/** The endpoint that is asked. */
export const NODE = 'https://node.example/rpc';

/** The number of requests in a POST; 'object' for one that is not an array. */
export type Size = number | 'object';

/**
 * A fresh page, and an endpoint that answers a POST with `rejection` of its size, or else each
 * request with its method.
 */
export async function batchPage(
  rejection: (size: Size, methods: readonly string[]) => FakeAnswer | undefined,
) {
  const sent = fakeFetch(
    ({ body }) =>
      rejection(
        sizeOf(body),
        wiresOf(body).map(({ method }) => method),
      ) ?? responsesTo(body, ({ id, method }) => ({ jsonrpc: '2.0', id, result: method })),
  );
  unloadModules();
  const { jsonRpcBatch } = await import('@/lib/chain/rpc/jsonRpcBatch');
  const ask = jsonRpcBatch(NODE);
  return {
    /** Asks for these methods at once; the answers, `undefined` for none. */
    ask: async (...methods: readonly string[]) => {
      const asked = Promise.allSettled(methods.map((method) => ask({ method })));
      await jest.advanceTimersByTimeAsync(100);
      return (await asked).map((outcome) =>
        outcome.status === 'fulfilled' ? outcome.value : undefined,
      );
    },
    reasons: async (...methods: readonly string[]) => {
      const asked = Promise.allSettled(methods.map((method) => ask({ method })));
      await jest.advanceTimersByTimeAsync(100);
      return (await asked).map((outcome) =>
        outcome.status === 'rejected' ? outcome.reason : undefined,
      );
    },
    /** The sizes of the POSTs since the last call. */
    sizes: () => sent.splice(0).map(({ body }) => sizeOf(body)),
  };
}

/** The number of requests in the body of a POST. */
export function sizeOf(body: unknown): Size {
  return Array.isArray(body) ? body.length : 'object';
}

/** The names of this many methods, each another one. */
export function methods(count: number, prefix = 'm'): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`);
}

/** How endpoints reject a batch that is too large for them. */
export const REJECTIONS: readonly (readonly [string, FakeAnswer])[] = [
  ['the status 400', { status: 400, body: '' }],
  ['the status 403', { status: 403, body: 'no' }],
  ['the status 413', { status: 413, body: '' }],
  ['the status 500', { status: 500, body: '{"error":{"code":31,"message":"too many"}}' }],
  ['the status 503', { status: 503, body: '' }],
  ['an object', { body: '{"id":null,"error":{"code":-32600,"message":"batch too large"}}' }],
  ['an array of one error', { body: '[{"id":null,"error":{"code":-32600,"message":"no"}}]' }],
  ['an empty array', { body: '[]' }],
  ['a web page', { body: '<!doctype html>' }],
  ['too long an answer', { body: `["${'x'.repeat(16_000_000)}"]` }],
];

/** Rejects arrays of more requests than this. */
export function over(limit: number, answer: FakeAnswer) {
  return (size: Size) => (size !== 'object' && size > limit ? answer : undefined);
}
