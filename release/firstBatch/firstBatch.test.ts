import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { fakeNode, wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { sendFirstBatch } from './firstBatch';

const SITE = 'https://site.example/rpc';
const FUJI = '/rpc/43113';
const OWN = 'https://own.example/rpc';
const CONFIGURATION = { defaultChainId: 43114, rpc: { 43114: [SITE], 43113: [FUJI] } };
const READ = {
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  callData: '0x18160ddd',
} as const;

type Device = {
  readonly stored?: Readonly<Record<string, unknown>>;
  readonly document?: object;
  readonly navigator?: object;
  readonly requestAnimationFrame?: (draw: () => void) => unknown;
  /** What the site answers for `/config.json`; undefined if it has none. */
  readonly configuration?: unknown;
};

/** Runs the script of a document. Returns the URLs that it asked, and the response. */
async function open({ stored = {}, configuration = CONFIGURATION, ...device }: Device = {}) {
  const globals = {
    document: {
      hidden: false,
      documentElement: { dataset: { scripts: 'loading' } },
      ...device.document,
    },
    requestAnimationFrame: device.requestAnimationFrame ?? ((draw: () => void) => setTimeout(draw)),
    navigator: { onLine: true, ...device.navigator },
    localStorage: {
      getItem: (key: string) => (key in stored ? JSON.stringify({ state: stored[key] }) : null),
    },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  const node = fakeNode();
  const sent = fakeFetch((request) => {
    if (request.url !== '/config.json') return node.answer(request);
    return {
      body: typeof configuration === 'string' ? configuration : JSON.stringify(configuration),
    };
  });
  sendFirstBatch((chainId) => (chainId === 43114 ? [READ] : []));
  const response = await globalThis.__firstResponse;
  return { asked: sent.map(({ url }) => url), sent, response };
}

afterEach(() => {
  jest.useRealTimers();
  globalThis.__firstResponse = undefined;
  globalThis.__configuration = undefined;
});

const connected = (chainId: number) => ({
  'wagmi.store': {
    connections: { __type: 'Map', value: [['id', { accounts: [], chainId }]] },
    current: 'id',
    chainId,
  },
});

test('RPC-39 chain, block and reads are asked in one POST of the first endpoint', async () => {
  const { asked, sent, response } = await open();
  expect(asked).toEqual(['/config.json', SITE]);
  expect(wiresOf(sent[1]?.body).map(({ method }) => method)).toEqual([
    'eth_chainId',
    'eth_blockNumber',
    'eth_call',
  ]);
  expect(response).toMatchObject({
    chainId: 43114,
    url: SITE,
    readKeys: ['0x60781c2586d68229fde47564546784ab3faca982-0x18160ddd'],
    json: [{ result: '0xa86a' }, { result: '0x64' }, {}],
  });
});

test('RPC-39 the first request comes after a frame', async () => {
  jest.useFakeTimers();
  let draw: () => void = () => undefined;
  const opened = open({ requestAnimationFrame: (drawn) => (draw = drawn) });
  let isAnswered = false;
  void opened.then(() => (isAnswered = true));
  await jest.advanceTimersByTimeAsync(499);
  expect(isAnswered).toBe(false);
  draw();
  await jest.advanceTimersByTimeAsync(0);
  expect(isAnswered).toBe(true);
});

test('RPC-39 where no frame is drawn, the first request waits for half a second', async () => {
  jest.useFakeTimers();
  const opened = open({ requestAnimationFrame: () => undefined });
  await jest.advanceTimersByTimeAsync(500);
  expect((await opened).asked).toHaveLength(2);
});

test('RPC-41 a page that is hidden before its first frame asks no endpoint', async () => {
  const { asked } = await open({
    requestAnimationFrame: (draw) => {
      Object.assign(document, { hidden: true });
      setTimeout(draw);
    },
  });
  expect(asked).toEqual(['/config.json']);
});

test('RPC-39 no exception is thrown for what the device has not stored', async () => {
  const parse = jest.spyOn(JSON, 'parse');
  await open();
  expect(parse.mock.results.map(({ type }) => type)).not.toContain('throw');
});

test('RPC-39 the page takes over the configuration', async () => {
  await open();
  await expect(globalThis.__configuration).resolves.toBe(JSON.stringify(CONFIGURATION));
});

test.each([
  ['in its chain', connected(43113), FUJI],
  ['of another chain, in the default', connected(1), SITE],
])('RPC-39 a connected wallet %s is asked about', async (_name, stored, url) => {
  expect((await open({ stored })).asked).toEqual(['/config.json', url]);
});

test('RPC-41 an endpoint of the user’s own is asked alone', async () => {
  const stored = { 'pangolin.endpoints': { 43114: OWN, 43113: null } };
  expect((await open({ stored })).asked).toEqual(['/config.json', OWN]);
});

test('RPC-41 an own endpoint that the page would not use is not asked', async () => {
  const stored = { 'pangolin.endpoints': { 43114: 'http://own.example', 43113: null } };
  expect((await open({ stored })).asked).toEqual(['/config.json', SITE]);
});

const QUIET: Readonly<Record<string, Device>> = {
  'a hidden page': { document: { hidden: true } },
  'a prerendered page': { document: { prerendering: true } },
  'a device that is offline': { navigator: { onLine: false } },
  'a user who saves data': { navigator: { connection: { saveData: true } } },
  'a page that the guard has stopped': { document: { documentElement: { dataset: {} } } },
};

test.each(Object.entries(QUIET))('RPC-41 nothing is requested for %s', async (_name, device) => {
  expect((await open(device)).asked).toEqual([]);
});

const INVALID = [
  'no JSON',
  5,
  [],
  { rcp: { 43114: [SITE] } },
  { rpc: { 43114: ['ftp://site.example'] } },
  { rpc: { 43114: [SITE, 'x'] }, defaultChainId: 43114 },
  { rpc: { 43114: [] } },
  { rpc: { 1: [SITE] } },
  { rpc: { 43114: [SITE], 43113: [FUJI] } },
  { rpc: { 43114: [SITE] }, defaultChainId: 1 },
];

test.each(INVALID)(
  'RPC-41 no endpoint is asked with the configuration %j',
  async (configuration) => {
    const { asked, response } = await open({ configuration });
    expect(asked).toEqual(['/config.json']);
    expect(response).toBeUndefined();
  },
);
