import type { RefusedEndpoints } from './askInOwnBatch';
import { type FakeAnswer, fakeFetch, type SentRequest } from './testing/fakeFetch.setup';
import { fakeNode, wiresOf } from './testing/fakeNode.setup';
import { unloadModules } from './testing/freshPage.setup';

const FIRST = 'https://first.example/rpc';
const SECOND = 'https://second.example/rpc';
const ASKED = { method: 'eth_blockNumber' };

type Endpoint = (request: SentRequest) => FakeAnswer;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A fresh page that knows these endpoints of Avalanche, in this order. */
async function openPage(endpoints: Readonly<Record<string, Endpoint>>) {
  const urls = Object.keys(endpoints);
  const sent = fakeFetch((request) =>
    request.url === '/config.json'
      ? { body: JSON.stringify({ defaultChainId: 43114, rpc: { 43114: urls } }) }
      : (endpoints[request.url]?.(request) ?? 'unreachable'),
  );
  unloadModules();
  const { askInOwnBatch } = await import('./askInOwnBatch');
  const { askEndpoints } = await import('./endpoints');
  const { outageOf } = await import('./endpointHealth');
  const settle = async <T>(ms: number, asked: Promise<T>) => {
    const outcome = asked.then(
      (value) => ({ value }),
      (error: unknown) => ({ error: error instanceof Error ? error.name : error }),
    );
    await jest.advanceTimersByTimeAsync(ms);
    return outcome;
  };
  /** Asks for the block, and takes only block 100. */
  const ask = (signal = new AbortController().signal, refused?: RefusedEndpoints) =>
    askInOwnBatch(
      43114,
      refused ? [ASKED, ASKED, ASKED, ASKED] : [ASKED],
      ([reply]) => {
        if (reply?.status === 'rejected') throw reply.reason;
        if (reply?.value !== '0x64') throw new RangeError('Another block');
        return reply.value;
      },
      signal,
      refused,
    );
  return {
    within: (ms: number) => settle(ms, ask()),
    ask,
    settle,
    read: () =>
      settle(
        100,
        askEndpoints(43114, ASKED, (answer) => answer),
      ),
    problem: () => outageOf(43114),
    posts: () => sent.filter(({ url }) => url !== '/config.json'),
    urls: () => sent.map(({ url }) => url).filter((url) => url !== '/config.json'),
  };
}

function nodeAt(block: bigint, chainId?: number): Endpoint {
  const node = fakeNode(chainId);
  node.block = block;
  return node.answer;
}

const silent: Endpoint = () => 'silence';

test('SIM-01 everything is requested in one POST, the chain id with it', async () => {
  const { within, posts } = await openPage({ [FIRST]: nodeAt(100n), [SECOND]: nodeAt(100n) });
  expect(await within(100)).toEqual({ value: '0x64' });
  expect(posts().map(({ body }) => wiresOf(body).map(({ method }) => method))).toEqual([
    ['eth_chainId', 'eth_blockNumber'],
  ]);
});

test.each([
  ['answers what is not accepted', nodeAt(7n)],
  ['is on another chain', nodeAt(100n, 1)],
  ['refuses', () => ({ body: '{"error":{"code":-32601,"message":"no"}}' })],
  ['is busy', () => ({ body: '', status: 429 })],
  ['answers no JSON', () => ({ body: '<html>' })],
  ['is not reached', () => 'unreachable'],
] satisfies [string, Endpoint][])(
  'SIM-02 the next endpoint is asked when one %s, and is the first to be asked from then on',
  async (_how, first) => {
    const { within, urls } = await openPage({ [FIRST]: first, [SECOND]: nodeAt(100n) });
    expect(await within(200)).toEqual({ value: '0x64' });
    expect(await within(200)).toEqual({ value: '0x64' });
    expect(urls().at(0)).toBe(FIRST);
    expect(urls().slice(-2)).toEqual([SECOND, SECOND]);
  },
);

test('SIM-02 the next endpoint is asked when one has not answered for 2.5 s', async () => {
  const { within } = await openPage({ [FIRST]: silent, [SECOND]: nodeAt(100n) });
  expect(await within(2_700)).toEqual({ value: '0x64' });
});

test('SIM-02 without a usable answer the failure of the last endpoint is reported', async () => {
  const { within } = await openPage({ [FIRST]: nodeAt(7n), [SECOND]: silent });
  expect(await within(3_000)).toEqual({ error: 'SlowEndpointError' });
  expect(await within(3_000)).toEqual({ error: 'SlowEndpointError' });
});

test('SIM-02 reads continue at an endpoint that failed here, and no problem is recorded', async () => {
  const { within, read, problem, urls } = await openPage({ [FIRST]: nodeAt(7n) });
  expect(await within(100)).toEqual({ error: 'RangeError' });
  expect(problem()).toBeUndefined();
  expect(await read()).toEqual({ value: '0x7' });
  expect(urls()).toEqual([FIRST, FIRST]);
});

test('a slow answer delays no read', async () => {
  const node = nodeAt(100n);
  const slow: Endpoint = (request) =>
    wiresOf(request.body).some(({ method }) => method === 'eth_chainId') && isFirst()
      ? 'silence'
      : node(request);
  let asked = 0;
  const isFirst = () => {
    asked += 1;
    return asked === 1;
  };
  const { ask, settle, read } = await openPage({ [FIRST]: slow });
  const pending = settle(0, ask());
  await jest.advanceTimersByTimeAsync(60);
  expect(await read()).toEqual({ value: '0x64' });
  expect(await settle(3_000, pending)).toEqual({ value: { error: 'SlowEndpointError' } });
});

test('SIM-10 an endpoint that is closed to reads is not asked', async () => {
  const busy: Endpoint = () => ({ body: '', status: 429 });
  const { within, read, urls } = await openPage({ [FIRST]: busy });
  await read();
  expect(await within(100)).toEqual({ error: 'EndpointUnreachableError' });
  expect(urls()).toEqual([FIRST]);
});

test.each([401, 403, 429])(
  'MKT-45 what the page can do without is asked in one POST of an endpoint that answers %i, and changes no read',
  async (status) => {
    const node = nodeAt(100n);
    const refusing: Endpoint = (request) =>
      wiresOf(request.body).length > 3 ? { body: '', status } : node(request);
    const { ask, settle, read, posts, problem } = await openPage({ [FIRST]: refusing });
    const failures: unknown[] = [];
    const refused = {
      failureOf: () => failures[0],
      add: (_: string, error: unknown) => failures.push(error),
    };
    const { signal } = new AbortController();
    expect(await settle(500, ask(signal, refused))).toEqual({ error: 'JsonRpcError' });
    expect(posts()).toHaveLength(1);
    expect(failures).toHaveLength(1);
    expect(await settle(500, ask(signal, refused))).toEqual({ error: 'JsonRpcError' });
    expect(posts()).toHaveLength(1);
    expect(problem()).toBeUndefined();
    expect(await read()).toEqual({ value: '0x64' });
    expect(posts()).toHaveLength(2);
  },
);

test('no other endpoint is asked once the answer is no longer wanted', async () => {
  const { ask, settle, urls } = await openPage({ [FIRST]: silent, [SECOND]: nodeAt(100n) });
  const controller = new AbortController();
  const pending = settle(0, ask(controller.signal));
  await jest.advanceTimersByTimeAsync(1_000);
  controller.abort('left');
  expect(await settle(5_000, pending)).toEqual({ value: { error: 'left' } });
  expect(urls()).toEqual([FIRST]);
});
