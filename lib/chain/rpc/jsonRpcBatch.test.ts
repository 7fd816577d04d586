import { type JsonRpcRequest, jsonRpcBatch } from './jsonRpcBatch';
import { JsonRpcError } from './jsonRpcError';
import { EndpointUnreachableError, TooLargeError } from './postJson';
import { type FakeAnswer, fakeFetch } from './testing/fakeFetch.setup';
import { wiresOf } from './testing/fakeNode.setup';

/** Of its own for each test, because the page remembers what an endpoint has rejected. */
let node: string;
let tests = 0;

beforeEach(() => {
  tests += 1;
  node = `https://node${tests}.example/rpc`;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Makes requests at once and waits for their answers. */
async function outcomesOf(...requests: readonly JsonRpcRequest[]) {
  const ask = jsonRpcBatch(node);
  const outcomes = Promise.allSettled(requests.map(ask));
  await jest.advanceTimersByTimeAsync(50);
  return outcomes;
}

function fulfilled(value: unknown) {
  return { status: 'fulfilled', value };
}

function rejected(reason: unknown) {
  return { status: 'rejected', reason };
}

/**
 * An endpoint that answers each method with its name in capital letters; `bend` spoils the items.
 */
function answering(bend: (items: object[]) => unknown = (items) => items) {
  return fakeFetch(({ body }) => {
    const items = wiresOf(body).map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method.toUpperCase(),
    }));
    return { body: JSON.stringify(bend(items)) };
  });
}

test('RPC-03 requests within 50 ms of the first are one HTTP POST of a JSON array', async () => {
  const sent = answering();
  const ask = jsonRpcBatch(node);
  const first = ask({ method: 'a', params: [1] });
  await jest.advanceTimersByTimeAsync(49);
  const second = ask({ method: 'b' });
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await Promise.all([first, second])).toEqual(['A', 'B']);
  expect(sent).toEqual([
    {
      url: node,
      body: [
        { jsonrpc: '2.0', id: expect.any(Number), method: 'a', params: [1] },
        { jsonrpc: '2.0', id: expect.any(Number), method: 'b', params: [] },
      ],
    },
  ]);
});

test('RPC-03 a lone request is an array too, and a later one travels on its own', async () => {
  const sent = answering();
  const ask = jsonRpcBatch(node);
  const first = ask({ method: 'a' });
  await jest.advanceTimersByTimeAsync(50);
  const second = ask({ method: 'b' });
  await jest.advanceTimersByTimeAsync(50);
  expect(await Promise.all([first, second])).toEqual(['A', 'B']);
  expect(sent.map(({ body }) => wiresOf(body).length)).toEqual([1, 1]);
});

test('RPC-03 more than 100 requests are split', async () => {
  const sent = answering();
  const outcomes = await outcomesOf(...Array.from({ length: 201 }, () => ({ method: 'a' })));
  expect(sent.map(({ body }) => wiresOf(body).length)).toEqual([100, 100, 1]);
  expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
});

test('RPC-04 an answer goes to the request with its id, whatever the order', async () => {
  answering((items) => items.toReversed());
  expect(await outcomesOf({ method: 'a' }, { method: 'b' }, { method: 'c' })).toEqual(
    ['A', 'B', 'C'].map(fulfilled),
  );
});

test.each<[string, (items: object[]) => unknown]>([
  ['missing', (items) => items.toSpliced(1, 1)],
  ['doubled', (items) => [...items, items[1]]],
  ['foreign', (items) => items.with(1, { ...items[1], id: 999_999 })],
  ['of another type', (items) => items.with(1, { ...items[1], id: null })],
])('RPC-05 R08 an id that is %s fails only that request, with -32603', async (_name, bend) => {
  answering(bend);
  const outcomes = await outcomesOf({ method: 'a' }, { method: 'b' }, { method: 'c' });
  expect(outcomes).toEqual([
    fulfilled('A'),
    rejected(expect.objectContaining({ code: -32603 })),
    fulfilled('C'),
  ]);
});

test('RPC-04 a result of null is a result', async () => {
  answering((items) => items.map((item) => ({ ...item, result: null, error: null })));
  expect(await outcomesOf({ method: 'a' })).toEqual([fulfilled(null)]);
});

test.each<FakeAnswer>(['unreachable', 'silence'])(
  'ERR-01 R05 a batch that cannot be sent, or is not answered in 10 s, fails: %p',
  async (answer) => {
    fakeFetch(() => answer);
    const outcome = expect(jsonRpcBatch(node)({ method: 'a' })).rejects.toMatchObject({
      constructor: EndpointUnreachableError,
      message: 'Failed to send batch call',
    });
    await jest.advanceTimersByTimeAsync(50 + 10_000);
    await outcome;
  },
);

test('ERR-02 each request of a batch fails as its POST does', async () => {
  fakeFetch(() => ({ status: 500, body: 'oops' }));
  const failure = rejected(expect.objectContaining({ message: '500 Internal Server Error' }));
  expect(await outcomesOf({ method: 'a' }, { method: 'b' })).toEqual([failure, failure]);
});

test('RPC-15 a request that is too large on its own fails, by the status of the endpoint', async () => {
  const sent = fakeFetch(() => ({ status: 413, body: '' }));
  expect(await outcomesOf({ method: 'a' })).toEqual([
    rejected(expect.objectContaining({ message: '413', cause: expect.any(TooLargeError) })),
  ]);
  expect(sent).toHaveLength(1);
});

test.each([
  ['neither result nor error', {}],
  ['both', { result: 1, error: { code: 1, message: 'no' } }],
  ['an error without code', { error: 'no' }],
])('ERR-04 R09 an item with %s fails that request only', async (_name, content) => {
  answering((items) =>
    items.map((item, at) => (at === 1 ? { ...item, ...withoutResult(content) } : item)),
  );
  expect(await outcomesOf({ method: 'a' }, { method: 'eth_call' })).toEqual([
    fulfilled('A'),
    rejected(
      expect.objectContaining({
        code: -32000,
        message: 'Received unexpected JSON-RPC response to eth_call request.',
      }),
    ),
  ]);
});

test('ERR-05 R10 a JSON-RPC error keeps its message, code and data', async () => {
  const error = { code: 3, message: 'execution reverted: K', data: '0x08c379a0' };
  answering((items) => items.with(0, { ...items[0], ...withoutResult({ error }) }));
  expect(await outcomesOf({ method: 'a' }, { method: 'b' })).toEqual([
    rejected(expect.objectContaining({ constructor: JsonRpcError, ...error })),
    fulfilled('B'),
  ]);
});

/** An answer item without its result. */
function withoutResult(content: object): object {
  return { result: undefined, ...content };
}
