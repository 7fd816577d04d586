import { outputFor } from '@/lib/exchange/pairs/constantProduct';
import { protocolFeeLiquidity } from '@/lib/exchange/pairs/protocolFeeLiquidity';
import type { Both } from './pairEvent';
import { type PositionState, positionStory, type TimedEvent } from './positionStory';
import { rootPerToken } from './rootPerToken';

const E18 = 10n ** 18n;
const DAY_MS = 86_400_000;
const START_MS = 1_700_000_000_000;

/** A pool of 1,000 and 4,000 tokens with 2,000 pool tokens, as its contract would compute it. */
function pool(isFeeOn = false) {
  let reserves: Both = [1_000n * E18, 4_000n * E18];
  let supply = 2_000n * E18;
  let kLast = isFeeOn ? reserves[0] * reserves[1] : 0n;
  const owed = () =>
    protocolFeeLiquidity({
      ...{ totalSupply: supply, reserve0: reserves[0], reserve1: reserves[1], kLast },
    });
  const change = (next: Both, minted: bigint) => {
    reserves = next;
    supply += minted;
    if (isFeeOn) kLast = reserves[0] * reserves[1];
  };
  const root = () => rootPerToken(reserves, { numerator: supply + owed(), denominator: 1n }) ?? 0n;
  const shareOf = (liquidity: bigint): Both => {
    const all = supply + owed();
    return [(reserves[0] * liquidity) / all, (reserves[1] * liquidity) / all];
  };
  const account = (at: number, event: TimedEvent['event']): TimedEvent => ({
    atMs: START_MS + at * DAY_MS,
    event,
  });
  return {
    root,
    shareOf,
    add(at: number, liquidity: bigint) {
      const atPool = shareOf(liquidity);
      const now = root();
      change([reserves[0] + atPool[0], reserves[1] + atPool[1]], owed() + liquidity);
      const event = { type: 'added', liquidity, amounts: atPool, atPool, root: now } as const;
      return account(at, event);
    },
    remove(at: number, liquidity: bigint) {
      const atPool = shareOf(liquidity);
      const now = root();
      change([reserves[0] - atPool[0], reserves[1] - atPool[1]], owed() - liquidity);
      const event = { type: 'removed', liquidity, amounts: atPool, atPool, root: now } as const;
      return account(at, event);
    },
    moved: (at: number, type: 'received' | 'sent', liquidity: bigint) =>
      account(at, { type, liquidity }),
    /** Sells some of the first token. */
    sell(input: bigint) {
      const bought = outputFor(input, { reserveIn: reserves[0], reserveOut: reserves[1] });
      reserves = [reserves[0] + input, reserves[1] - bought];
    },
    now: (liquidity: bigint): PositionState => ({
      liquidity,
      amounts: shareOf(liquidity),
      root: root(),
    }),
  };
}

function known(events: readonly TimedEvent[], now: PositionState) {
  const story = positionStory(events, now);
  if (typeof story === 'string') throw new TypeError(story);
  return story;
}

/** What is expected of fees: the part of what is there that g0 / g1 leaves. */
const feesOf = (amounts: Both, before: bigint, now: bigint) =>
  amounts.map((each) => each - (each * before) / now);

/** Two figures are the same but for a few of the smallest units. */
function expectClose(actual: Both | undefined, expected: readonly bigint[]) {
  for (const [index, each] of expected.entries()) {
    const difference = (actual?.[index] ?? 0n) - each;
    expect(difference <= 3n && difference >= -3n).toBe(true);
  }
}

test('MKT-08 fees are the part by which the pool grew since, and holding is compared', () => {
  const own = pool();
  const added = own.add(0, 200n * E18);
  const before = own.root();
  for (let trade = 0; trade < 20; trade += 1) own.sell(50n * E18);
  const story = known([added], own.now(200n * E18));
  const worth = own.shareOf(200n * E18);
  expect(story).toMatchObject({
    ...{ sinceMs: START_MS, isSinceSeen: false, worth, takenOut: [0n, 0n] },
    ...{ putIn: [100n * E18, 400n * E18], liquidity: { known: 200n * E18, all: 200n * E18 } },
    againstHolding: [worth[0] - 100n * E18, worth[1] - 400n * E18],
  });
  expectClose(story.fees, feesOf(worth, before, own.root()));
  // 1,000 were sold and 3 stayed as fees. The account has one pool token in eleven.
  expect(Number(story.fees?.[0]) / 1e18).toBeGreaterThan(0.1);
  // The price fell, so holding would have been better.
  expect((story.againstHolding[0] ?? 0n) > 0n && (story.againstHolding[1] ?? 0n) < 0n).toBe(true);
});

test('MKT-08 with the protocol fee on, only what the providers keep counts', () => {
  const [free, shared] = [pool(), pool(true)].map((own) => {
    const added = own.add(0, 200n * E18);
    own.sell(900n * E18);
    return known([added], own.now(200n * E18)).fees?.[0] ?? 0n;
  });
  expect(Number(shared) / Number(free)).toBeCloseTo(5 / 6, 2);
  // What the protocol is owed and what it was paid make no difference.
  const own = pool(true);
  const added = own.add(0, 200n * E18);
  own.sell(900n * E18);
  const owed = known([added], own.now(200n * E18));
  own.add(1, 1n);
  expectClose(known([added], own.now(200n * E18)).fees, [...(owed.fees ?? [])]);
});

test('MKT-08 a price that comes back without trades, and an addition of others, earn nothing', () => {
  const own = pool();
  const added = own.add(0, 200n * E18);
  own.add(1, 5_000n * E18);
  expectClose(known([added], own.now(200n * E18)).fees, [0n, 0n]);
  expectClose(known([added], own.now(200n * E18)).againstHolding, [0n, 0n]);
});

test('MKT-08 what was taken out counts with its fees, and the rest goes on', () => {
  const own = pool();
  const added = own.add(0, 200n * E18);
  const before = own.root();
  own.sell(700n * E18);
  const middle = own.root();
  const removed = own.remove(1, 50n * E18);
  const out = removed.event.type === 'removed' ? removed.event.amounts : ([0n, 0n] as const);
  own.sell(300n * E18);
  const story = known([added, removed], own.now(150n * E18));
  expect(story.takenOut).toEqual(out);
  const [a, b] = [feesOf(out, before, middle), feesOf(story.worth, before, own.root())];
  expectClose(
    story.fees,
    [0, 1].map((side) => (a[side] ?? 0n) + (b[side] ?? 0n)),
  );
  expectClose(story.againstHolding, [
    story.worth[0] + out[0] - 100n * E18,
    story.worth[1] + out[1] - 400n * E18,
  ]);
});

test('MKT-08 of several additions each earns from its own beginning', () => {
  const own = pool();
  const first = own.add(0, 200n * E18);
  const one = own.root();
  own.sell(700n * E18);
  const second = own.add(3, 600n * E18);
  const two = own.root();
  own.sell(700n * E18);
  const story = known([first, second], own.now(800n * E18));
  const [a, b] = [own.shareOf(200n * E18), own.shareOf(600n * E18)];
  const [earnedA, earnedB] = [feesOf(a, one, own.root()), feesOf(b, two, own.root())];
  expectClose(
    story.fees,
    [0, 1].map((side) => (earnedA[side] ?? 0n) + (earnedB[side] ?? 0n)),
  );
  expect(story.sinceMs).toBe(START_MS);
});

test('MKT-08 a position that was given up is over, and a later one begins anew', () => {
  const own = pool();
  const events = [own.add(0, 200n * E18)];
  own.sell(700n * E18);
  events.push(own.remove(1, 200n * E18));
  expect(positionStory(events, own.now(0n))).toBe('noStart');
  events.push(own.add(2, 10n * E18));
  const story = known(events, own.now(10n * E18));
  expect(story).toMatchObject({ sinceMs: START_MS + 2 * DAY_MS, takenOut: [0n, 0n] });
  expectClose(story.fees, [0n, 0n]);
});

test('MKT-09 pool tokens from elsewhere have no beginning: the story is of the others', () => {
  const own = pool();
  const added = own.add(0, 200n * E18);
  own.sell(700n * E18);
  const alone = known([added], own.now(200n * E18));
  const unseen = known([added], own.now(300n * E18));
  const seen = known([added, own.moved(1, 'received', 100n * E18)], own.now(300n * E18));
  for (const story of [unseen, seen]) {
    expect(story.liquidity).toEqual({ known: 200n * E18, all: 300n * E18 });
    expectClose(story.worth, [...alone.worth]);
    expectClose(story.fees, [...(alone.fees ?? [])]);
  }
  // A withdrawal takes from both.
  const events = [added, own.moved(1, 'received', 200n * E18), own.remove(2, 100n * E18)];
  const rest = known(events, own.now(300n * E18));
  expect(rest.liquidity).toEqual({ known: 150n * E18, all: 300n * E18 });
  expect(rest.putIn).toEqual(alone.putIn);
});

test('MKT-09 what was sent away takes its part along', () => {
  const own = pool();
  const added = own.add(0, 200n * E18);
  own.sell(700n * E18);
  const whole = known([added], own.now(200n * E18));
  const half = known([added, own.moved(1, 'sent', 100n * E18)], own.now(100n * E18));
  expect(half.putIn).toEqual([50n * E18, 200n * E18]);
  expectClose(
    half.fees,
    (whole.fees ?? []).map((each) => each / 2n),
  );
});

test('MKT-09 without a beginning, or with fewer pool tokens than there should be, there is no story', () => {
  const own = pool();
  const added = own.add(0, 200n * E18);
  expect(positionStory([], own.now(5n))).toBe('noStart');
  expect(positionStory([own.moved(0, 'received', 9n)], own.now(9n))).toBe('noStart');
  expect(positionStory([added], own.now(200n * E18 - 1n))).toBe('lessLeft');
  expect(positionStory([added], own.now(0n))).toBe('noStart');
  // More was taken out than has a known beginning, so nothing is known about the rest.
  const more = own.remove(1, 300n * E18);
  expect(positionStory([added, more], own.now(50n * E18))).toBe('noStart');
});

test('MKT-09 the figures may begin when this device first saw the position', () => {
  const own = pool();
  const seen = { atMs: START_MS, event: { type: 'seen', ...own.now(80n * E18) } } as const;
  own.sell(700n * E18);
  const story = known([seen], own.now(80n * E18));
  expect(story).toMatchObject({
    isSinceSeen: true,
    sinceMs: START_MS,
    putIn: [40n * E18, 160n * E18],
  });
  expect((story.fees?.[0] ?? 0n) > 0n).toBe(true);
});

test('MKT-08 a token that takes balances back from the pool hides the fees', () => {
  const own = pool();
  const added = own.add(0, 200n * E18);
  const now = own.now(200n * E18);
  expect(known([added], { ...now, root: (now.root * 99n) / 100n }).fees).toBeUndefined();
  // The contract's rounding of a deposit does not.
  expect(known([added], { ...now, root: now.root - now.root / 10n ** 9n }).fees).toEqual([0n, 0n]);
});
