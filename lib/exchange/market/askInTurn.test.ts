import { onlineManager } from '@tanstack/react-query';
import { NoOldBlockError } from '@/lib/chain/reads/oldState';
import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { responsesTo } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { isOffline } from '@/lib/chain/rpc/useIsOffline';
import { untilPageActive } from '@/lib/chain/rpc/usePagePause';
import { marketRequests } from './askInTurn';

const { askForLogs, askForStates } = marketRequests({ untilActive: untilPageActive, isOffline });

const [FIRST, SECOND] = ['https://first.example/rpc', 'https://second.example/rpc'];
const HOUR_MS = 3_600_000;
const { signal } = new AbortController();
const page = { hidden: false, addEventListener: () => {}, removeEventListener: () => {} };

/** The block that each endpoint reports; undefined for one that refuses. */
let blocks: Record<string, string | undefined> = {};
let clockMs = Date.UTC(2024, 0, 1);
let open = 0;
let mostOpen = 0;
const asked: string[] = [];

beforeAll(() => {
  Object.assign(globalThis, { document: page });
  fakeFetch(async ({ url, body }) => {
    if (url === '/config.json')
      return { body: JSON.stringify({ defaultChainId: 43114, rpc: { 43114: [FIRST, SECOND] } }) };
    asked.push(url);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await new Promise((resolve) => setTimeout(resolve, 100));
    open -= 1;
    if (blocks[url] === undefined) return { status: 429, body: '' };
    return responsesTo(body, ({ id, method }) => ({
      id,
      result: method === 'eth_chainId' ? '0xa86a' : blocks[url],
    }));
  });
});

beforeEach(() => {
  // No endpoint is left alone any more.
  clockMs += 4 * HOUR_MS;
  jest.useFakeTimers({ now: clockMs });
  blocks = { [FIRST]: '0x1', [SECOND]: '0x1' };
  asked.length = 0;
  mostOpen = 0;
});

afterEach(() => jest.useRealTimers());

async function block(ask = askForStates) {
  const answer = ask(
    43114,
    [{ method: 'eth_blockNumber' }],
    ([reply]) => {
      if (reply?.status !== 'fulfilled') throw new TypeError('No answer');
      if (reply.value === '0x0') throw new NoOldBlockError();
      return reply.value;
    },
    signal,
  ).catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(3_000);
  return answer;
}

test('MKT-11 one POST is sent after the other, of states and of logs', async () => {
  const answers = [block(), block(askForLogs), block()];
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await Promise.all(answers)).toEqual(['0x1', '0x1', '0x1']);
  expect([asked.length, mostOpen]).toEqual([3, 1]);
});

test('MKT-11 nothing is sent while the page is hidden', async () => {
  page.hidden = true;
  const stop = new AbortController();
  const waiting = askForStates(43114, [], () => 0, stop.signal).catch(() => 'stopped');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
  page.hidden = false;
  stop.abort();
  // The next request wakes up with the page.
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  expect(await waiting).toBe('stopped');
  expect(await block()).toBe('0x1');
});

test('MKT-11 an endpoint without old states is left alone for an hour, for states only', async () => {
  blocks[FIRST] = '0x0';
  expect(await block()).toBe('0x1');
  expect(asked).toEqual([FIRST, SECOND]);
  blocks[FIRST] = '0x1';
  await block();
  expect(asked).toEqual([FIRST, SECOND, SECOND]);
  blocks[SECOND] = undefined;
  expect(await block(askForLogs)).toBe('0x1');
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  blocks[SECOND] = '0x1';
  asked.length = 0;
  expect(await block()).toBe('0x1');
});

test('MKT-11 where no endpoint has old states, that stays the reason', async () => {
  blocks = { [FIRST]: '0x0', [SECOND]: '0x0' };
  expect(await block()).toBe('NoOldBlockError');
  expect(asked).toHaveLength(2);
  expect(await block()).toBe('NoOldBlockError');
  expect(asked).toHaveLength(2);
});

test('MKT-11 a failure while the device is offline is not held against an endpoint', async () => {
  blocks = {};
  const failed = block();
  await jest.advanceTimersByTimeAsync(50);
  onlineManager.setOnline(false);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await failed).not.toBe('0x1');
  onlineManager.setOnline(true);
  blocks = { [FIRST]: '0x1', [SECOND]: '0x1' };
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await block()).toBe('0x1');
});
