import type { Both } from '@/lib/exchange/market/pairEvent';
import type { MinedEvent } from '@/lib/exchange/market/readPositionEvents';
import { rootPerToken } from '@/lib/exchange/market/rootPerToken';
import { emptyPool } from '@/lib/exchange/pairs/pool';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { ownStory } from './ownStory';
import type { SeenPosition } from './seenPositions';
import { wholePositions } from './wholePositions';

const E18 = 10n ** 18n;
const SUPPLY = 1_000n * E18;
const HELD: Both = [2_000n * E18, 8_000n * E18];
const pool = {
  ...emptyPool(numberedToken(1), numberedToken(2)),
  ...{ supply: SUPPLY, balance0: HELD[0], balance1: HELD[1] },
};
/** Before, it had half of what it has now, for as many pool tokens. */
const BEFORE: Both = [1_000n * E18, 4_000n * E18];
const root = rootPerToken(BEFORE, { numerator: SUPPLY, denominator: 1n }) ?? 0n;

const whole = (liquidity: bigint) => ({ pool, liquidity, staked: 0n });

function added(block: bigint, liquidity: bigint): MinedEvent {
  const amounts: Both = [liquidity, 4n * liquidity];
  return {
    atMs: Number(block),
    block,
    event: { type: 'added', liquidity, amounts, atPool: amounts, root },
  };
}

const seen: SeenPosition = {
  ...{ account: '0x1', pair: '0x2', atMs: 50, block: 50n, liquidity: 10n * E18 },
  ...{ supply: SUPPLY, balance0: BEFORE[0], balance1: BEFORE[1] },
};

test('MKT-35 a position begins with its own deposits', () => {
  const events = [added(1n, 10n * E18)];
  expect(ownStory(events, undefined, whole(10n * E18))).toMatchObject({
    missing: undefined,
    story: {
      ...{ sinceMs: 1, isSinceSeen: false, putIn: [10n * E18, 40n * E18] },
      ...{ worth: [20n * E18, 80n * E18], fees: [10n * E18, 40n * E18] },
    },
  });
  expect(ownStory(events, seen, whole(15n * E18))).toMatchObject({
    story: { sinceMs: 1, liquidity: { known: 10n * E18, all: 15n * E18 } },
  });
});

test('MKT-39 without a known beginning it begins when this device first saw it, with later deposits', () => {
  expect(ownStory([], undefined, whole(10n * E18))).toBe('noStart');
  expect(ownStory([], seen, whole(10n * E18))).toMatchObject({
    missing: 'noStart',
    story: {
      ...{ sinceMs: 50, isSinceSeen: true, putIn: [10n * E18, 40n * E18] },
      fees: [10n * E18, 40n * E18],
    },
  });
  // What was added before was seen; what was added later is counted, too. Something left unseen.
  const events = [added(49n, 20n * E18), added(51n, 5n * E18)];
  expect(ownStory(events, seen, whole(15n * E18))).toMatchObject({
    missing: 'lessLeft',
    story: {
      ...{ sinceMs: 50, isSinceSeen: true, putIn: [15n * E18, 60n * E18] },
      liquidity: { known: 15n * E18, all: 15n * E18 },
    },
  });
});

test('MKT-37 with less left than there should be, the reason is that of the transactions', () => {
  expect(ownStory([added(1n, 10n * E18)], seen, whole(9n * E18))).toBe('lessLeft');
  expect(ownStory([], seen, whole(9n * E18))).toBe('noStart');
  expect(
    ownStory([], seen, { ...whole(9n * E18), pool: emptyPool(pool.pair.token0, pool.pair.token1) }),
  ).toBe('noStart');
});

test('MKT-36 positions in the wallet and in farms of one pair are one', () => {
  const liquidity = (raw: bigint) => ({ currency: pool.pair.liquidityToken, raw });
  const share = { numerator: 1n, denominator: 2n };
  const amounts = [
    { currency: pool.pair.token0, raw: 1n },
    { currency: pool.pair.token1, raw: 1n },
  ] as const;
  const position = (raw: bigint) => ({ pool, liquidity: liquidity(raw), amounts, share });
  expect(wholePositions([position(1n)], [position(2n), position(4n)])).toEqual([
    { pool, liquidity: 7n, staked: 6n },
  ]);
});
