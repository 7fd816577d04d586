import type { PositionStory } from '@/lib/exchange/market/positionStory';
import { emptyPool } from '@/lib/exchange/pairs/pool';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { storyDollars } from './storyDollars';

const pool = { ...emptyPool(numberedToken(1), numberedToken(2)), balance0: 100n, balance1: 400n };
/** Of 800 dollars: each first token costs 4 dollars, each second one 1. */
const POOL_USD = { numerator: 800n, denominator: 1n };

const story: PositionStory = {
  ...{ sinceMs: 1, isSinceSeen: false, liquidity: { known: 1n, all: 1n } },
  ...{ putIn: [10n, 40n], takenOut: [2n, 8n], worth: [9n, 36n], fees: [1n, 3n] },
  againstHolding: [1n, 4n],
};

const dollarsOf = (value: { numerator: bigint; denominator: bigint } | undefined) =>
  value && Number(value.numerator) / Number(value.denominator);

test('MKT-35 the figures of a result in dollars are those of the pool at its present price', () => {
  const dollars = storyDollars(story, pool, POOL_USD);
  expect(dollarsOf(dollars?.putIn)).toBe(80);
  expect(dollarsOf(dollars?.takenOut)).toBe(16);
  expect(dollarsOf(dollars?.worth)).toBe(72);
  expect(dollarsOf(dollars?.fees)).toBe(7);
  expect(dollars?.result.isLess).toBe(false);
  expect(dollarsOf(dollars?.result.usd)).toBe(8);
  expect(dollarsOf(dollars?.result.share)).toBe(0.1);
});

test('MKT-35 a loss is below holding, also if one of the tokens is more', () => {
  const loss: PositionStory = { ...story, againstHolding: [2n, -12n], fees: undefined };
  const dollars = storyDollars(loss, pool, POOL_USD);
  expect(dollars?.fees).toBeUndefined();
  expect(dollars?.result.isLess).toBe(true);
  expect(dollarsOf(dollars?.result.usd)).toBe(4);
  expect(dollarsOf(dollars?.result.share)).toBe(0.05);
});

test('MKT-35 without something put in there is no part, and a pool with an empty side has no price', () => {
  const given = storyDollars({ ...story, putIn: [0n, 0n] }, pool, POOL_USD);
  expect(given?.result.share).toBeUndefined();
  expect(storyDollars(story, { ...pool, balance1: 0n }, POOL_USD)).toBeUndefined();
});
