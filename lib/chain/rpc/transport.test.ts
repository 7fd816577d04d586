import { zeroAddress } from 'viem';
import { getBlockNumber, getChainId } from 'viem/actions';
import { type FakeAnswer, fakeFetch, type SentRequest } from './testing/fakeFetch.setup';
import { fakeNode, wiresOf } from './testing/fakeNode.setup';
import { unloadModules } from './testing/freshPage.setup';

const FIRST = 'https://first.example/rpc';
const SECOND = 'https://second.example/rpc';

type Endpoint = (request: SentRequest) => FakeAnswer;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** The modules of a fresh page with these endpoints of Avalanche, in this order. */
async function openPage(endpoints: Readonly<Record<string, Endpoint>>) {
  const urls = Object.keys(endpoints);
  const sent = fakeFetch((request) => {
    if (request.url === '/config.json')
      return { body: JSON.stringify({ defaultChainId: 43114, rpc: { 43114: urls } }) };
    return endpoints[request.url]?.(request) ?? 'unreachable';
  });
  unloadModules();
  const { chainClient } = await import('./clients');
  const { outageOf } = await import('./endpointHealth');
  const { WrongChainEndpointError } = await import('./assertChain');
  const posts = () => sent.filter(({ url }) => url !== '/config.json');
  return {
    client: chainClient(43114),
    problem: () => outageOf(43114)?.error,
    WrongChainEndpointError,
    posts,
    urls: () => posts().map(({ url }) => url),
    methods: () => posts().map(({ body }) => wiresOf(body).map(({ method }) => method)),
  };
}

/** The outcome of a promise within `ms`. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const settled = promise.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  await jest.advanceTimersByTimeAsync(ms);
  return (await settled)();
}

function nodeAt(block: bigint, chainId?: number): Endpoint {
  const node = fakeNode(chainId);
  node.block = block;
  return node.answer;
}

/** An endpoint that returns its answers one after the other, and then repeats the last. */
function inTurn(...endpoints: readonly Endpoint[]): Endpoint {
  const left = [...endpoints];
  return (request) => (left.length > 1 ? left.shift() : left[0])?.(request) ?? 'unreachable';
}

const busy: Endpoint = () => ({ status: 429, body: '' });
const broken: Endpoint = () => ({ status: 503, body: '' });
const down: Endpoint = () => 'unreachable';

test('RPC-06 eth_chainId is answered here; the one check of the real id travels with the first batch', async () => {
  const { client, methods } = await openPage({ [FIRST]: nodeAt(7n) });
  expect(await getChainId(client)).toBe(43114);
  expect(methods()).toEqual([]);
  expect(await within(50, getBlockNumber(client))).toBe(7n);
  expect(await within(50, getBlockNumber(client))).toBe(7n);
  expect(methods()).toEqual([['eth_blockNumber', 'eth_chainId'], ['eth_blockNumber']]);
});

test('RPC-06 R15 the data of an endpoint on another chain is never used, and the page says why', async () => {
  const { client, problem, WrongChainEndpointError } = await openPage({ [FIRST]: nodeAt(7n, 1) });
  const asked = within(10_000, getBlockNumber(client));
  await expect(asked).rejects.toMatchObject({ cause: expect.any(WrongChainEndpointError) });
  expect(problem()).toBeInstanceOf(WrongChainEndpointError);
  expect(problem()?.message).toBe('This network endpoint does not serve Avalanche.');
});

test('RPC-06 R15 an endpoint that was on another chain is asked for its id only, until it is right', async () => {
  const { client, methods } = await openPage({ [FIRST]: inTurn(nodeAt(7n, 1), nodeAt(8n)) });
  expect(await within(10_000, getBlockNumber(client))).toBe(8n);
  expect(methods()).toEqual([
    ['eth_blockNumber', 'eth_chainId'],
    ['eth_chainId'],
    ['eth_blockNumber'],
  ]);
});

test('RPC-06 R15 another endpoint that is on Avalanche is used in its place', async () => {
  const { client, problem } = await openPage({ [FIRST]: nodeAt(7n, 1), [SECOND]: nodeAt(9n) });
  expect(await within(200, getBlockNumber(client))).toBe(9n);
  expect(problem()).toBeUndefined();
});

test.each([down, broken, busy])(
  'RPC-35 R06 the second endpoint replaces a failing first one: %p',
  async (first) => {
    const { client, urls, problem } = await openPage({ [FIRST]: first, [SECOND]: nodeAt(9n) });
    expect(await within(200, getBlockNumber(client))).toBe(9n);
    expect(await within(50, getBlockNumber(client))).toBe(9n);
    // An HTTP error may mean the batch alone, so one request follows it.
    const tried = first === broken ? [FIRST, FIRST] : [FIRST];
    expect(urls()).toEqual([...tried, SECOND, SECOND]);
    expect(problem()).toBeUndefined();
  },
);

test('R06 a batch that fails is one failure: its endpoint is tried again after 2.5 s', async () => {
  const { client, urls } = await openPage({
    [FIRST]: inTurn(down, nodeAt(8n)),
    [SECOND]: nodeAt(9n),
  });
  await Promise.all([
    within(200, getBlockNumber(client)),
    client.request({ method: 'eth_blockNumber' }),
    client.request({ method: 'eth_blockNumber' }),
  ]);
  await jest.advanceTimersByTimeAsync(2_500);
  expect(await within(200, getBlockNumber(client))).toBe(8n);
  expect(urls()).toEqual([FIRST, SECOND, FIRST]);
});

test('ERR-05 R10 what a node answers, an error included, is final: no other endpoint is asked', async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' };
  const reverting: Endpoint = ({ body }) => ({
    body: JSON.stringify(
      wiresOf(body).map(({ id, method }) =>
        method === 'eth_chainId' ? { id, result: '0xa86a' } : { id, error },
      ),
    ),
  });
  const { client, urls } = await openPage({ [FIRST]: reverting, [SECOND]: nodeAt(9n) });
  const call = { method: 'eth_call', params: [{ to: zeroAddress }, 'latest'] } as const;
  const asked = within(10_000, client.request(call));
  await expect(asked).rejects.toMatchObject({ cause: error });
  expect(urls()).toEqual([FIRST]);
});

test('RPC-05 R08 a request whose answer is missing from its batch is sent again', async () => {
  const node = nodeAt(7n);
  const forgetful: Endpoint = ({ url, body }) =>
    node({ url, body: wiresOf(body).filter(({ method }) => method === 'eth_chainId') });
  const { client, posts } = await openPage({ [FIRST]: inTurn(forgetful, node) });
  expect(await within(200, getBlockNumber(client))).toBe(7n);
  expect(posts()).toHaveLength(2);
});

test('R01 after one HTTP 429 the data comes with the second request', async () => {
  const wait: Endpoint = () => ({ status: 429, retryAfter: '1', body: '' });
  const { client, posts, problem } = await openPage({ [FIRST]: inTurn(wait, nodeAt(7n)) });
  expect(await within(3_000, getBlockNumber(client))).toBe(7n);
  expect(posts()).toHaveLength(2);
  expect(problem()).toBeUndefined();
});

test('R02 while an endpoint rate-limits it is sent at most one request in 2.5 s, and the page knows', async () => {
  const { client, posts, problem } = await openPage({ [FIRST]: busy });
  for (let second = 0; second < 60; second += 1) {
    getBlockNumber(client).catch(() => {});
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(posts().length).toBeGreaterThan(10);
  expect(posts().length).toBeLessThanOrEqual(60 / 2.5);
  expect(problem()).toMatchObject({ isRateLimit: true });
});

test('R03 an endpoint that requests a pause of a day is left alone for 30 s, and requests fail at once', async () => {
  const wait: Endpoint = () => ({ status: 429, retryAfter: '86400', body: '' });
  const { client, posts } = await openPage({ [FIRST]: inTurn(wait, nodeAt(7n)) });
  await expect(within(50, getBlockNumber(client))).rejects.toThrow();
  await expect(within(26_000, getBlockNumber(client))).rejects.toThrow();
  expect(posts()).toHaveLength(1);
  expect(await within(7_000, getBlockNumber(client))).toBe(7n);
});

test('R05 when no endpoint can be reached, the page says so and recovers by itself', async () => {
  const { client, problem } = await openPage({
    [FIRST]: inTurn(down, down, nodeAt(7n)),
    [SECOND]: down,
  });
  await expect(within(10_000, getBlockNumber(client))).rejects.toThrow();
  expect(problem()).toMatchObject({ code: 'errors.nodeUnreachable' });
  expect(await within(5_000, getBlockNumber(client))).toBe(7n);
  expect(problem()).toBeUndefined();
});
