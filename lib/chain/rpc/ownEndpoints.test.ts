import { getBlockNumber } from 'viem/actions';
import { fakeFetch } from './testing/fakeFetch.setup';
import { fakeNode } from './testing/fakeNode.setup';
import { unloadModules } from './testing/freshPage.setup';

const SITE = 'https://site.example/rpc';
const OWN = 'https://own.example/rpc';
const KEY = 'pangolin.endpoints';

/** A fresh page with one endpoint of the site; the user's own answers while `isUp`. */
async function openPage() {
  const node = fakeNode();
  const own = { isUp: true };
  const sent = fakeFetch((request) => {
    if (request.url === '/config.json')
      return { body: JSON.stringify({ defaultChainId: 43114, rpc: { 43114: [SITE] } }) };
    return request.url === OWN && !own.isUp ? 'unreachable' : node.answer(request);
  });
  unloadModules();
  const { chainClient } = await import('./clients');
  const { useOwnEndpoints, chooseOwnEndpoint } = await import('./store');
  const { outageOf } = await import('./endpointHealth');
  const asked = () => sent.map(({ url }) => url).filter((url) => url !== '/config.json');
  const ask = () => getBlockNumber(chainClient(43114), { cacheTime: 0 });
  return { own, asked, ask, useOwnEndpoints, chooseOwnEndpoint, outageOf };
}

let stored: Map<string, string>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

async function settled<T>(answer: Promise<T>): Promise<T | 'failed'> {
  const outcome = answer.catch(() => 'failed' as const);
  await jest.advanceTimersByTimeAsync(30_000);
  return outcome;
}

test('the endpoint that a user has stored is asked, and no other, even while it fails', async () => {
  stored.set(KEY, JSON.stringify({ version: 1, state: { 43114: OWN, 43113: null } }));
  const { own, asked, ask, useOwnEndpoints } = await openPage();
  await useOwnEndpoints.persist.rehydrate();
  expect(await settled(ask())).toBe(100n);
  own.isUp = false;
  expect(await settled(ask())).toBe('failed');
  expect(new Set(asked())).toEqual(new Set([OWN]));
});

test('ending its use restores the endpoints of the site at once, and forgets its problem', async () => {
  const { own, asked, ask, useOwnEndpoints, chooseOwnEndpoint, outageOf } = await openPage();
  await useOwnEndpoints.persist.rehydrate();
  chooseOwnEndpoint(43114, OWN);
  own.isUp = false;
  expect(await settled(ask())).toBe('failed');
  expect(outageOf(43114)).toBeDefined();
  chooseOwnEndpoint(43114, null);
  expect(outageOf(43114)).toBeUndefined();
  expect(await settled(ask())).toBe(100n);
  expect(asked().at(-1)).toBe(SITE);
  expect(JSON.parse(stored.get(KEY) ?? '').state).toEqual({ 43114: null, 43113: null });
});

test('S04 a stored endpoint that is not a secure address is not asked', async () => {
  for (const url of ['http://own.example', '/rpc/1', 'javascript:alert(1)', 7, ['https://a.b']]) {
    stored.set(KEY, JSON.stringify({ version: 1, state: { 43114: url } }));
    const { asked, ask, useOwnEndpoints } = await openPage();
    await useOwnEndpoints.persist.rehydrate();
    expect(await settled(ask())).toBe(100n);
    expect(asked()).toEqual([SITE]);
  }
});
