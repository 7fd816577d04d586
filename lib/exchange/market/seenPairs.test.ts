import 'fake-indexeddb/auto';
import { clear, createStore, entries, set } from 'idb-keyval';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { markCleared } from '@/lib/transactions/activity/clearMark';
import type { MarketRead } from './historyRead';
import type { Both } from './pairEvent';
import { keepRead, keepSeen, keptRead, readSeen } from './seenPairs';
import { MAX_SEEN } from './seenSlots';
import { addressOf } from './testing/poolLog.setup';

const DATABASE = createStore('pangolin.market', 'seen');
const [A, B] = [addressOf(0xaa), addressOf(0xbb)];
const NOW = 1_700_000_000;
const DAY = 86_400;
const { open } = indexedDB;

beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(Date, 'now').mockReturnValue(NOW * 1_000);
  indexedDB.open = open;
  await clear(DATABASE);
});

const keep = (seconds: number, held: Readonly<Record<Address, Both>>, chainId: ChainId = 43114) =>
  keepSeen(chainId, { seconds, reserves: new Map(Object.entries(held)) });

const timesOf = async (...pairs: Address[]) =>
  (await readSeen(43114, pairs)).moments.map(({ seconds }) => seconds - NOW);

test('MKT-13 what was seen of all pairs of a path is read, in the order of the chain', async () => {
  const large = 2n ** 111n + 12_345n;
  await keep(NOW - 120, { [A]: [1n, 2n], [B]: [3n, 4n] });
  await keep(NOW, { [A]: [5n, large], [B]: [7n, 8n] });
  await keep(NOW - 60, { [A]: [9n, 9n] });
  await keep(NOW - 60, { [A]: [9n, 9n] }, 43113);
  const { source, moments } = await readSeen(43114, [B, A]);
  expect(source).toBe('seen');
  expect(moments.map(({ seconds }) => seconds - NOW)).toEqual([-120, 0]);
  expect(moments[0]?.reserves).toEqual(
    new Map([
      [A, [1n, 2n]],
      [B, [3n, 4n]],
    ]),
  );
  const kept = moments[1]?.reserves.get(A)?.[1] ?? 0n;
  expect(kept - large < large / 10n ** 15n && large - kept < large / 10n ** 15n).toBe(true);
  expect(await timesOf(A)).toEqual([-120, -60, 0]);
});

test('MKT-13 two tabs keep a minute once', async () => {
  await Promise.all([keep(NOW, { [A]: [1n, 1n] }), keep(NOW + 5, { [A]: [2n, 2n] })]);
  expect(await timesOf(A)).toHaveLength(1);
});

test('MKT-13 of old moments one of ten minutes and one of an hour stays, for 90 days', async () => {
  const at = (ago: number) => NOW - (NOW % 3_600) - ago;
  const seen = [91 * DAY, 80 * DAY, 80 * DAY - 600, 7_200, 7_140, 7_080, 6_600];
  for (const ago of seen) await keep(at(ago), { [A]: [1n, 1n] });
  await keep(NOW, { [A]: [1n, 1n] });
  const times = (await timesOf(A)).map((time) => NOW - (NOW % 3_600) - (NOW + time));
  expect(times.slice(0, -1)).toEqual([80 * DAY, 7_200, 6_600]);
});

test('MKT-13 a quarter of a year takes less than 1 MB, and is drawn with 300 points at most', async () => {
  const held = Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [addressOf(0xaa + n), [2n ** 100n + 1n, 2n ** 90n + 1n]]),
  ) as Record<Address, Both>;
  const form = { version: 1, held: [] as number[] };
  for (let n = 0; n < MAX_SEEN + 50; n += 1)
    await set(['seen', 43114, NOW - 3_600 * 24 - n * 3_590], form, DATABASE);
  await keep(NOW, held);
  const records = await entries(DATABASE);
  expect(records.length).toBeLessThanOrEqual(MAX_SEEN);
  const newest = records.find(([key]) => Array.isArray(key) && key[2] === NOW) ?? [];
  const { held: numbers } = newest[1] as typeof form;
  const bytes = 9 * (numbers.length + 1) + 60;
  expect(bytes * MAX_SEEN).toBeLessThan(1_000_000);
  for (let n = 1; n < 400; n += 1) await set(['seen', 43114, NOW - n * 3_600], newest[1], DATABASE);
  expect((await readSeen(43114, [A])).moments.length).toBeLessThanOrEqual(300);
}, 30_000);

test('MKT-13 a wrong time of an endpoint or of the device deletes no good moments', async () => {
  await keep(NOW - 60, { [A]: [1n, 1n] });
  await keep(NOW + 400 * DAY, { [A]: [2n, 2n] });
  expect(await timesOf(A)).toEqual([-60, 400 * DAY]);
  await keep(NOW, { [A]: [3n, 3n] });
  expect(await timesOf(A)).toEqual([-60, 0]);
  jest.spyOn(Date, 'now').mockReturnValue((NOW + 400 * DAY) * 1_000);
  await keep(NOW + 60, { [A]: [3n, 3n] });
  expect(await timesOf(A)).toEqual([-60, 0, 60]);
});

test.each([
  ['a later release', { version: 2, held: [1] }],
  ['no form', 'text'],
  ['no list', { version: 1, held: {} }],
  ['no numbers', { version: 1, held: ['a', 'b', 'c'] }],
])('MKT-13 a moment of %s is left out', async (_what, stored) => {
  await keep(NOW - 60, { [A]: [1n, 1n] });
  await set(['seen', 43114, NOW], stored, DATABASE);
  expect(await timesOf(A)).toEqual([-60]);
});

const READ: MarketRead = {
  status: 'read',
  history: { source: 'states', moments: [{ seconds: NOW, reserves: new Map([[A, [1n, 2n]]]) }] },
};

test('MKT-10 what was read of the past serves a reload within the hour', async () => {
  expect(await keptRead(43114, 'day', 1_000n)).toBeUndefined();
  await keepRead(43114, 'day', { block: 1_000n, read: READ });
  expect(await keptRead(43114, 'day', 2_799n)).toEqual(READ);
  expect(await keptRead(43114, 'day', 2_800n)).toBeUndefined();
  expect(await keptRead(43114, 'day', 999n)).toBeUndefined();
  expect(await keptRead(43114, 'week', 1_000n)).toBeUndefined();
  await set(['read', 43114, 'day'], { version: 2, block: 1_000n, read: READ }, DATABASE);
  expect(await keptRead(43114, 'day', 1_000n)).toBeUndefined();
});

test('MKT-13 clearing a chain deletes what was seen and read of it, and nothing of another', async () => {
  await keep(NOW, { [A]: [1n, 1n] });
  await keep(NOW, { [A]: [1n, 1n] }, 43113);
  await keepRead(43114, 'day', { block: 1_000n, read: READ });
  markCleared(43114);
  expect(await timesOf(A)).toEqual([]);
  expect(await keptRead(43114, 'day', 1_000n)).toBeUndefined();
  expect((await readSeen(43113, [A])).moments).toHaveLength(1);
  await keep(NOW + 60, { [A]: [1n, 1n] });
  expect(await timesOf(A)).toEqual([60]);
});

test('MKT-13 a device that refuses fails here, and nowhere else', async () => {
  indexedDB.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(keep(NOW, { [A]: [1n, 1n] })).rejects.toThrow();
  jest.restoreAllMocks();
  await keep(NOW, { [A]: [1n, 1n] });
});
