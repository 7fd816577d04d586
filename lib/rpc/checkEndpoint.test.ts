import { numberToHex } from 'viem';
import { checkEndpoint } from './checkEndpoint';
import { type FakeAnswer, fakeFetch } from './fakeFetch.setup';

const URL = 'https://node.example/key';
const NOW_S = 1_800_000_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_S * 1000 });
});

afterEach(() => {
  jest.useRealTimers();
});

type Node = { chainId?: unknown; number?: unknown; ageSeconds?: number; block?: unknown };

/** A node that answers a check, and how often it was asked. */
function serve({ chainId = '0xa86a', number = '0x64', ageSeconds = 2, block }: Node) {
  const timestamp = numberToHex(NOW_S - ageSeconds);
  return fakeFetch(({ body }) => {
    const { id, method } = Object(body);
    const result = method === 'eth_chainId' ? chainId : (block ?? { number, timestamp });
    return { body: JSON.stringify({ jsonrpc: '2.0', id, result }) };
  });
}

const check = (url = URL, known?: bigint) => checkEndpoint(url, 43114, known);

test('a current endpoint of the chain is usable, and its block and age are told', async () => {
  const sent = serve({});
  expect(await check(URL, 101n)).toEqual({
    status: 'usable',
    latencyMs: 0,
    block: 100n,
    blockAgeSeconds: 2,
  });
  expect(sent.map(({ url }) => url)).toEqual([URL, URL]);
});

test('a text that is no secure address is refused without a request', async () => {
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
  ['no quantity', { body: '{"id":1,"result":"0x"}' }, { type: 'notNode' }],
  [
    'an error with a hidden text',
    { body: '{"id":1,"error":{"code":-32000,"message":"no\\u202e key\\n"}}' },
    { type: 'refused', message: 'no key' },
  ],
])('an address where %s answers is refused, with the reason', async (_who, answer, problem) => {
  fakeFetch(() => answer);
  expect(await check()).toEqual({ status: 'unusable', problem });
});

test.each([
  { block: null },
  { block: [] },
  { number: '100' },
  { number: '0x' },
  { block: { number: '0x64', timestamp: `0x${'f'.repeat(64)}` } },
])('a latest block that is %j is that of no node', async (node) => {
  serve({ ...node, ...(node.block === null && { block: false }) });
  expect(await check()).toEqual({ status: 'unusable', problem: { type: 'notNode' } });
});

test('an endpoint that stays silent is given up after 10 seconds', async () => {
  fakeFetch(() => 'silence');
  const checked = check();
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await checked).status).toBe('unusable');
});
