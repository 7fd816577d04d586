import type { Fraction } from '@/lib/base/amounts/fraction';
import { outputFor } from '@/lib/exchange/pairs/constantProduct';
import type { LiquidityMoment } from '@/lib/exchange/pairs/liquidityGrowth';
import { poolTurnover } from './poolTurnover';

const E18 = 10n ** 18n;
const start: LiquidityMoment = {
  seconds: 1_700_000_000n,
  reserve0: 1_000_000n * E18,
  reserve1: 4_000_000n * E18,
  totalSupply: 2_000_000n * E18,
  kLast: 0n,
};

/** Sells 1,000 of the first token and what it bought, some times, as the contract does. */
function traded(from: LiquidityMoment, times: number): LiquidityMoment {
  let { reserve0, reserve1 } = from;
  for (let count = 0; count < times; count += 1) {
    const input = 1_000n * E18;
    const bought = outputFor(input, { reserveIn: reserve0, reserveOut: reserve1 });
    [reserve0, reserve1] = [reserve0 + input, reserve1 - bought];
    const returned = outputFor(bought, { reserveIn: reserve1, reserveOut: reserve0 });
    [reserve0, reserve1] = [reserve0 - returned, reserve1 + bought];
  }
  return { ...from, reserve0, reserve1, seconds: from.seconds + 86_400n };
}

const numberOf = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);

/** A pool is worth twice its first side. */
const inFirst = (part: Fraction, { reserve0 }: LiquidityMoment) =>
  (numberOf(part) * 2 * Number(reserve0)) / 1e18;

test('MKT-07 fees and volume are about those of the trades', () => {
  const after = traded(start, 50);
  const turnover = poolTurnover({ before: start, after });
  if (turnover === undefined) throw new TypeError('no turnover');
  // 50 times 1,000 there, and the same back.
  expect(inFirst(turnover.volume, after) / 100_000).toBeCloseTo(1, 2);
  expect(inFirst(turnover.fees, after) / 300).toBeCloseTo(1, 2);
  expect(turnover.kept).toEqual(turnover.fees);
  expect(turnover.seconds).toBe(86_400);
});

test('MKT-07 with the protocol fee on, the providers keep five sixths, and the volume is the same', () => {
  const kLast = start.reserve0 * start.reserve1;
  const after = traded(start, 50);
  const free = poolTurnover({ before: start, after });
  const shared = poolTurnover({ before: { ...start, kLast }, after: { ...after, kLast } });
  if (free === undefined || shared === undefined) throw new TypeError('no turnover');
  expect(numberOf(shared.kept) / numberOf(free.kept)).toBeCloseTo(5 / 6, 4);
  expect(numberOf(shared.fees) / numberOf(free.fees)).toBeCloseTo(1, 4);
  expect(numberOf(shared.volume) / numberOf(free.volume)).toBeCloseTo(1, 4);
});

test('MKT-07 liquidity that was added does not count as traded', () => {
  const added = {
    ...{ reserve0: 3n * start.reserve0, reserve1: 3n * start.reserve1 },
    ...{ totalSupply: 3n * start.totalSupply, seconds: start.seconds + 86_400n, kLast: 0n },
  };
  expect(
    numberOf(
      poolTurnover({ before: start, after: added })?.volume ?? { numerator: 1n, denominator: 1n },
    ),
  ).toBe(0);
  // Without the added pool tokens at the start, the average supply is two thirds.
  const after = { ...traded(added, 50), seconds: added.seconds };
  const turnover = poolTurnover({ before: start, after });
  const all = poolTurnover({ before: { ...added, seconds: start.seconds }, after });
  if (turnover === undefined || all === undefined) throw new TypeError('no turnover');
  expect(numberOf(turnover.fees) / numberOf(all.fees)).toBeCloseTo(2 / 3, 9);
});

test('MKT-07 a pool that lost something, or a period that is too short, has no turnover', () => {
  const after = traded(start, 1);
  const lost = { ...after, reserve0: start.reserve0 - 1n, reserve1: start.reserve1 };
  expect(poolTurnover({ before: start, after: lost })).toBeUndefined();
  const soon = { ...after, seconds: start.seconds + 60n };
  expect(poolTurnover({ before: start, after: soon })).toBeUndefined();
});
