import { type LiquidityMoment, liquidityGrowth } from './liquidityGrowth';

const DAY = 86_400n;
const start: LiquidityMoment = {
  seconds: 1_700_000_000n,
  reserve0: 1_000_000n,
  reserve1: 4_000_000n,
  totalSupply: 2_000_000n,
  kLast: 0n,
};
const later = (change: Partial<LiquidityMoment>): LiquidityMoment => ({
  ...start,
  seconds: start.seconds + 5n * DAY,
  ...change,
});
const percentOf = (growth: ReturnType<typeof liquidityGrowth>) =>
  growth && (100 * Number(growth.apr.numerator)) / Number(growth.apr.denominator);

test('FRM-35 1% of growth in 5 days is 73% in a year', () => {
  // sqrt(1,010,000 x 4,040,000) = 2,020,000, of 2,000,000: 1%. 365 / 5 = 73.
  const growth = liquidityGrowth(start, later({ reserve0: 1_010_000n, reserve1: 4_040_000n }));
  expect(growth?.seconds).toBe(432_000);
  expect(percentOf(growth)).toBe(73);
});

test('FRM-35 the growth is of each pool token: a price change or an addition does not count', () => {
  const moved = later({ reserve0: 2_000_000n, reserve1: 2_000_000n });
  expect(percentOf(liquidityGrowth(start, moved))).toBe(0);
  const added = later({ reserve0: 3_000_000n, reserve1: 12_000_000n, totalSupply: 6_000_000n });
  expect(percentOf(liquidityGrowth(start, added))).toBe(0);
  // Three times the liquidity, and 1% more for each pool token.
  const both = later({ reserve0: 3_030_000n, reserve1: 12_120_000n, totalSupply: 6_000_000n });
  expect(percentOf(liquidityGrowth(start, both))).toBe(73);
});

test('FRM-35 a sixth of the growth that the protocol is owed is left out', () => {
  // The product grew by 6%, from 2,000,000 squared; the providers keep 5%.
  const kLast = 4_000_000_000_000n;
  const reserves = { reserve0: 1_060_000n, reserve1: 4_240_000n };
  const before = { ...start, kLast };
  const owed = liquidityGrowth(before, later({ ...reserves, kLast }));
  // 2,000,000 x 0.06 / (5 x 1.06 + 1) = 19,047.6 pool tokens: 2,120,000 / 2,019,047 = 1.05.
  expect(percentOf(owed)).toBeCloseTo(5 * 73, 2);
  // Once they are minted, it is the same: the product is that of the addition.
  const minted = later({ ...reserves, kLast: 4_494_400_000_000n, totalSupply: 2_019_047n });
  expect(liquidityGrowth(before, minted)?.apr).toEqual(owed?.apr);
});

test('FRM-35 a figure that fell, an empty pool and a short period have no result', () => {
  expect(liquidityGrowth(start, later({ reserve0: 999_999n }))).toBeUndefined();
  expect(liquidityGrowth({ ...start, totalSupply: 0n }, later({}))).toBeUndefined();
  expect(liquidityGrowth({ ...start, reserve0: 0n }, later({}))).toBeUndefined();
  expect(liquidityGrowth(start, later({ totalSupply: 0n }))).toBeUndefined();
  expect(liquidityGrowth(start, { ...start, seconds: start.seconds + 1_799n })).toBeUndefined();
  expect(liquidityGrowth(start, { ...start, seconds: start.seconds + 1_800n })?.seconds).toBe(1800);
  expect(liquidityGrowth(start, { ...start, seconds: start.seconds - DAY })).toBeUndefined();
});

test('FRM-35 a growth of more than 1,000% in a year is refused as implausible', () => {
  const times = (growth: bigint) => ({
    ...start,
    seconds: start.seconds + 365n * DAY,
    reserve0: start.reserve0 * growth,
    reserve1: start.reserve1 * growth,
  });
  expect(percentOf(liquidityGrowth(start, times(11n)))).toBe(1_000);
  expect(liquidityGrowth(start, times(12n))).toBeUndefined();
});

test('FRM-35 the root of a tiny pool is exact to far more digits than its amounts have', () => {
  const tiny = { ...start, reserve0: 3n, reserve1: 5n, totalSupply: 3n };
  // sqrt(16 / 15) - 1 = 3.2795%, in a year 239.41%.
  const growth = liquidityGrowth(tiny, later({ reserve0: 4n, reserve1: 4n, totalSupply: 3n }));
  expect(percentOf(growth)).toBeCloseTo(100 * 73 * (Math.sqrt(16 / 15) - 1), 8);
});
