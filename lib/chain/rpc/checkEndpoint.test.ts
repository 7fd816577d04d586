import { numberToHex } from 'viem';
import { checkEndpoint } from './checkEndpoint';
import { type FakeAnswer, fakeFetch } from './testing/fakeFetch.setup';
import { callsOf, fakeNode, responsesTo, wiresOf } from './testing/fakeNode.setup';

/** Another one in each test: the page remembers what an endpoint has rejected. */
let URL: string;
let tests = 0;
const NOW_S = 1_800_000_000;

beforeEach(() => {
  tests += 1;
  URL = `https://node${tests}.example/key`;
  jest.useFakeTimers({ now: NOW_S * 1000 });
});

afterEach(() => {
  jest.useRealTimers();
});

type Node = {
  chainId?: unknown;
  number?: unknown;
  ageSeconds?: number;
  block?: unknown;
  /** The most requests in an array, and the most calls in a multicall. */
  batch?: number;
  calls?: number;
  overrides?: 'taken' | 'ignored' | 'rejected';
};

/** A node that answers a check, and how often it was asked. */
function serve({
  chainId = '0xa86a',
  number = '0x64',
  ageSeconds = 2,
  block,
  batch = 100,
  calls = 500,
  overrides = 'taken',
}: Node) {
  const timestamp = numberToHex(Math.floor(Date.now() / 1_000) - ageSeconds);
  const node = fakeNode();
  return fakeFetch(({ body }) => {
    if (Array.isArray(body) && body.length > batch) return { status: 500, body: '' };
    return responsesTo(body, ({ id, method, params }) => {
      if (method === 'eth_chainId') return { id, result: chainId };
      if (method !== 'eth_call') return { id, result: block ?? { number, timestamp } };
      const [, , state] = Array.isArray(params) ? params : [];
      if (state === undefined)
        return callsOf(params).length > calls
          ? { id, error: { code: -32_602, message: 'too many' } }
          : { id, result: node.request({ method, params }) };
      if (overrides === 'rejected') return { id, error: { code: -32_602, message: 'too many' } };
      return { id, result: overrides === 'taken' ? numberToHex(1, { size: 32 }) : '0x' };
    });
  });
}

async function check(url = URL, known?: bigint) {
  const checked = checkEndpoint(url, 43114, { knownBlock: known });
  await jest.advanceTimersByTimeAsync(1_000);
  return checked;
}

test('a current endpoint of the chain is usable, and its block and age are reported', async () => {
  const sent = serve({});
  expect(await check(URL, 101n)).toEqual({
    status: 'usable',
    latencyMs: 0,
    block: 100n,
    blockAgeSeconds: 2,
    missing: [],
  });
  expect(sent.map(({ body }) => wiresOf(body).length)).toEqual([1, 1, 10]);
});

test.each([
  ['nothing', { batch: 10 }, []],
  ['batches of ten', { batch: 3 }, ['largeBatches']],
  ['arrays', { batch: 0 }, ['largeBatches']],
  ['large multicalls', { calls: 100 }, ['largeMulticalls']],
  ['changed state', { overrides: 'rejected' }, ['simulations']],
  ['changed state, and ignores it', { overrides: 'ignored' }, ['simulations']],
] satisfies [string, Node, readonly string[]][])(
  'RPC-34 an endpoint that does not take %s is usable, and what will be missing is reported',
  async (_what, node, missing) => {
    serve(node);
    expect(await check()).toMatchObject({ status: 'usable', missing });
  },
);

test('RPC-34 an endpoint that does not read contracts is not used', async () => {
  serve({ calls: 0 });
  expect(await check()).toEqual({ status: 'unusable', problem: { type: 'noReads' } });
});

test('a text that is not a secure address is refused without a request', async () => {
  const sent = serve({});
  for (const [text, type] of [
    ['node.example', 'notUrl'],
    ['javascript:alert(1)', 'notUrl'],
    ['wss://node.example', 'notUrl'],
    ['/rpc/43114', 'notUrl'],
    ['http://node.example', 'notSecure'],
    ['http://localhost.node.example', 'notSecure'],
    ['https://user:pass@node.example', 'credentials'],
  ] as const)
    expect(await check(text)).toEqual({ status: 'unusable', problem: { type } });
  expect(sent).toEqual([]);
  expect((await check('http://localhost:9650/ext/bc/C/rpc')).status).toBe('usable');
});

test('RPC-06 an endpoint of another chain is named by its chain, and asked for nothing else', async () => {
  const sent = serve({ chainId: '0x1' });
  expect(await check()).toEqual({
    status: 'unusable',
    problem: { type: 'otherChain', chainId: 1n },
  });
  expect(sent).toHaveLength(1);
});

test('RPC-13 an endpoint is behind with an old block below the known one; a quiet chain is not', async () => {
  const behind = (block: bigint, blockAgeSeconds: number) => ({
    status: 'unusable',
    problem: { type: 'behind', block, blockAgeSeconds },
  });
  serve({ ageSeconds: 31 });
  expect(await check(URL, 101n)).toEqual(behind(100n, 31));
  expect((await check(URL, 100n)).status).toBe('usable');
  expect((await check()).status).toBe('usable');
  serve({ ageSeconds: 601 });
  expect(await check()).toEqual(behind(100n, 601));
});

test.each<[string, FakeAnswer, unknown]>([
  ['nobody', 'unreachable', { type: 'unreachable' }],
  ['an access check', { body: 'no', status: 401 }, { type: 'httpError', status: 401 }],
  ['a web page', { body: '<!doctype html>' }, { type: 'notNode' }],
  ['null', { body: 'null' }, { type: 'notNode' }],
  ['a foreign id', { body: '{"id":7,"result":"0xa86a"}' }, { type: 'notNode' }],
])('an address where %s answers is refused, with the reason', async (_who, answer, problem) => {
  fakeFetch(() => answer);
  expect(await check()).toEqual({ status: 'unusable', problem });
});

test('a chain id that is not a quantity is not from a node', async () => {
  serve({ chainId: '0x' });
  expect(await check()).toEqual({ status: 'unusable', problem: { type: 'notNode' } });
});

test('a rejection is shown in the words of the node, safe to show', async () => {
  const error = { code: -32000, message: 'no\u202e key\n' };
  fakeFetch(({ body }) => responsesTo(body, ({ id }) => ({ id, error })));
  expect(await check()).toEqual({
    status: 'unusable',
    problem: { type: 'rejected', message: 'no key' },
  });
});

test.each([
  { block: null },
  { block: [] },
  { number: '100' },
  { number: '0x' },
  { block: { number: '0x64', timestamp: `0x${'f'.repeat(64)}` } },
])('a latest block of %j is not from a node', async (node) => {
  serve({ ...node, ...(node.block === null && { block: false }) });
  expect(await check()).toEqual({ status: 'unusable', problem: { type: 'notNode' } });
});

test('an endpoint that stays silent is abandoned after 10 seconds', async () => {
  fakeFetch(() => 'silence');
  const checked = check();
  await jest.advanceTimersByTimeAsync(20_000);
  expect((await checked).status).toBe('unusable');
});

test('RPC-34 an ended check asks nothing more', async () => {
  const sent = serve({});
  const ended = new AbortController();
  const { signal } = ended;
  const checked = checkEndpoint(URL, 43114, { signal }).catch((error: unknown) => error);
  ended.abort();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await checked).toBe(signal.reason);
  expect(sent).toHaveLength(1);
});
