import type { Address } from 'viem';
import { NoOldBlockError } from '@/lib/chain/reads/oldState';
import type { Both } from './pairEvent';
import { ImplausibleHistoryError } from './pairHistory';
import { readPairHistory } from './readPairHistory';
import { pastNode } from './testing/pastNode.setup';
import { addressOf } from './testing/poolLog.setup';

const PAIR = addressOf(0xaa);
const LATEST = 1_000_000n;
const START = 1_700_000_000n;
/** Blocks of 1.5 seconds: a day is 57,600 of them. */
const secondsOf = (block: bigint) => START + (block * 3n) / 2n;
const heldAt = (block: bigint): Both => [1_000n + block, 4_000n];

type Options = Partial<Parameters<typeof pastNode>[0]> & {
  readonly pairs?: readonly Address[];
  readonly span?: 'day' | 'week';
};

function read({ pairs = [PAIR], span = 'day', latest = LATEST, ...options }: Options = {}) {
  const node = pastNode({ latest, secondsOf, held: { [PAIR]: heldAt }, ...options });
  const { signal } = new AbortController();
  const { ask } = node;
  const history = readPairHistory({ chainId: 43114, pairs, span, block: latest, signal, ask });
  return { ...node, history };
}

function missing(): never {
  throw new TypeError('missing trie node');
}

test('MKT-03 a day is read at its kept states, shortly before now, and now, in two POSTs', async () => {
  const { history, posts, blocksOf } = read();
  const { source, moments } = await history;
  expect(posts).toHaveLength(2);
  expect(blocksOf(0)).toEqual([913_408n, 954_368n, 983_040n, 999_424n, undefined]);
  const kept = Array.from({ length: 15 }, (_, index) => 942_080n + 4_096n * BigInt(index));
  expect(blocksOf(1)).toEqual([...kept, 999_984n, undefined]);
  expect(source).toBe('states');
  expect(moments).toHaveLength(17);
  expect(moments[0]).toEqual({
    seconds: Number(secondsOf(942_080n)),
    reserves: new Map([[PAIR, [943_080n, 4_000n]]]),
  });
  expect(moments.at(-1)?.reserves.get(PAIR)).toEqual([1_001_000n, 4_000n]);
});

test('MKT-03 a week of blocks of a second is read at every second kept state', async () => {
  const fast = (block: bigint) => START + block;
  const { history, blocksOf } = read({ span: 'week', secondsOf: fast });
  expect((await history).moments).toHaveLength(77);
  expect(blocksOf(1)?.slice(0, 2)).toEqual([393_216n, 401_408n]);
});

test.each([
  [1, 17],
  [10, 17],
  [24, 10],
  [70, 4],
  [160, 2],
])('MKT-03 a day of %s pairs takes at most 150 KB a POST, at %s states', async (count, states) => {
  const pairs = Array.from({ length: count }, (_, index) => addressOf(0xaa + index));
  const held = Object.fromEntries(pairs.map((pair) => [pair, heldAt]));
  const { history, posts } = read({ pairs, held });
  const { moments } = await history;
  expect(moments).toHaveLength(states);
  expect(moments[0]?.reserves.size).toBe(count);
  for (const requests of posts) expect(JSON.stringify(requests).length).toBeLessThan(150_000);
});

test('MKT-03 states that are not served are left out, without a penalty for the endpoint', async () => {
  const { history } = read({
    instead: (block) =>
      block < 970_000n || (block < 990_000n && block % 8_192n === 0n) ? missing() : undefined,
  });
  const { moments } = await history;
  expect(moments.map(({ seconds }) => BigInt(seconds))).toEqual(
    [970_752n, 978_944n, 987_136n, 991_232n, 995_328n, 999_424n, 999_984n, LATEST].map(secondsOf),
  );
});

test.each([1n, 2n, 3n])(
  'MKT-05 a state within half an interval of a day ago is read, however few there is room for',
  async (seconds) => {
    const pairs = Array.from({ length: 60 }, (_, index) => addressOf(0xaa + index));
    const every = (block: bigint) => START + (block * seconds) / 2n + block / 2n;
    const { history } = read({ pairs, secondsOf: every, held: { [PAIR]: heldAt } });
    const { moments } = await history;
    const dayAgo = Number(every(LATEST)) - 86_400;
    expect(Math.abs((moments[0]?.seconds ?? 0) - dayAgo)).toBeLessThan(4_097);
    expect(moments).toHaveLength(5);
  },
);

test('MKT-10 the pairs to read can be chosen by what they hold now', async () => {
  const [other, absent] = [addressOf(1), addressOf(2)];
  const node = pastNode({
    latest: LATEST,
    secondsOf,
    held: { [PAIR]: heldAt, [other]: () => [3n, 3n] },
  });
  const { moments } = await readPairHistory({
    chainId: 43114,
    pairs: [absent, other, PAIR],
    select: (held) => (held.get(other)?.[0] === 3n && held.size === 2 ? [PAIR] : []),
    span: 'day',
    block: LATEST,
    signal: new AbortController().signal,
    ask: node.ask,
  });
  expect(node.posts).toHaveLength(2);
  expect([...(moments[0]?.reserves.keys() ?? [])]).toEqual([PAIR]);
});

test('MKT-03 a pair that did not exist yet, or answers nonsense, is missing there', async () => {
  const held = (block: bigint): Both | undefined =>
    block < 980_000n ? undefined : [block < 990_000n ? 2n ** 112n : 1n, 5n];
  const { moments } = await read({ held: { [PAIR]: held } }).history;
  expect(moments).toHaveLength(17);
  expect(moments.filter(({ reserves }) => reserves.size > 0)).toHaveLength(5);
});

test('MKT-03 without an old state, or on a short chain, there is no history', async () => {
  const served = (from: bigint) => (block: bigint) => (block < from ? missing() : undefined);
  const none = read({ instead: served(LATEST) });
  await expect(none.history).rejects.toThrow(NoOldBlockError);
  expect(none.posts).toHaveLength(1);
  await expect(read({ latest: 4_000n }).history).rejects.toThrow(NoOldBlockError);
  await expect(read({ pairs: [] }).history).rejects.toThrow(NoOldBlockError);
  let asked = 0;
  const forgetful = read({
    instead: () => {
      asked += 1;
      return asked > 5 ? missing() : undefined;
    },
  });
  await expect(forgetful.history).rejects.toThrow(NoOldBlockError);
});

test('MKT-03 an endpoint whose old blocks are not before the latest one is refused', async () => {
  const still = read({ secondsOf: () => START });
  await expect(still.history).rejects.toThrow(ImplausibleHistoryError);
  const jump = (block: bigint) => (block === 970_752n ? START : secondsOf(block));
  await expect(read({ secondsOf: jump }).history).rejects.toThrow(ImplausibleHistoryError);
});
