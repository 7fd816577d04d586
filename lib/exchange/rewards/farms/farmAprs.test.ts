import type { Fraction } from '@/lib/base/amounts/fraction';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import { type FarmAprs, farmAprs } from './farmAprs';

const percent = (apr: FarmAprs['total']) =>
  apr && (100 * Number(apr.numerator)) / Number(apr.denominator);

const figures = {
  totalStaked: 1n,
  // A tenth of a PNG in a second.
  ratePerSecond: { numerator: 10n ** 17n, denominator: 1n },
  periodFinish: 2n,
  period: 'running',
} as const;
// 20 cents for 10^18 smallest units.
const pngPrice = { numerator: 1n, denominator: 5n * 10n ** 18n };

/** The staking APR of a farm that the service does not list. */
function stakingApr(
  farm: RewardFigures,
  rewardPrice: Fraction | undefined,
  stakedUsd: Fraction | undefined,
): Fraction | undefined {
  return farmAprs(null, { figures: farm, rewardPrice, stakedUsd, growth: undefined }).staking;
}

test('FRM-19 the staking APR on chain is the value of a year of rewards divided by the value staked', () => {
  // 0.1 PNG x 31,536,000 s x 0.2 dollars = 630,720 dollars a year, on 1,000,000 dollars.
  const million = { numerator: 1_000_000n, denominator: 1n };
  expect(percent(stakingApr(figures, pngPrice, million))).toBeCloseTo(63.072, 10);
  expect(stakingApr(figures, undefined, million)).toBeUndefined();
  expect(stakingApr(figures, pngPrice, undefined)).toBeUndefined();
  expect(stakingApr(figures, pngPrice, { numerator: 0n, denominator: 1n })).toBeUndefined();
});

test('FRM-41 a farm that pays an extra reward alone has no APR on chain, which would leave that out', () => {
  const million = { numerator: 1_000_000n, denominator: 1n };
  const none = { numerator: 0n, denominator: 1n };
  const extraOnly = { ...figures, ratePerSecond: none, period: 'extraOnly' as const };
  expect(stakingApr(extraOnly, pngPrice, million)).toBeUndefined();
});

test('FRM-19 an APR of a farm with next to nothing in it is not known', () => {
  // 630,720 dollars a year are 1,000,000 percent of 63.072 dollars.
  const [limit, below] = [63_072n, 63_071n].map((numerator) =>
    stakingApr(figures, pngPrice, { numerator, denominator: 1_000n }),
  );
  expect(percent(limit)).toBe(1_000_000);
  expect(below).toBeUndefined();
});

test('FRM-20 the total is the swap fees and the rewards; without the fees it is the rewards', () => {
  const staking = { numerator: 1n, denominator: 4n };
  const swapFee = { numerator: 1n, denominator: 10n };
  const basis = { figures, rewardPrice: pngPrice, growth: undefined };
  const finished = { ...basis, figures: { ...figures, period: 'finished' as const } };
  expect(percent(farmAprs({ staking, swapFee }, basis).total)).toBe(35);
  expect(percent(farmAprs({ staking, swapFee: undefined }, basis).total)).toBe(25);
  expect(farmAprs({ staking: undefined, swapFee }, basis).total).toBeUndefined();
  expect(farmAprs({ staking, swapFee }, finished).total).toBeUndefined();
});

test('FRM-35 the swap fees are those of the service, else the growth of the pool with its period', () => {
  const growth = { apr: { numerator: 1n, denominator: 50n }, seconds: 518_400 };
  const million = { numerator: 1_000_000n, denominator: 1n };
  const basis = { figures, rewardPrice: pngPrice, stakedUsd: million, growth };
  const stats = {
    staking: { numerator: 1n, denominator: 4n },
    swapFee: { numerator: 1n, denominator: 10n },
  };
  expect(farmAprs(stats, basis)).toMatchObject(stats);
  const computed = farmAprs(null, basis);
  expect(percent(computed.staking)).toBeCloseTo(63.072, 10);
  expect(percent(computed.swapFee)).toBe(2);
  expect(computed.swapFeeSeconds).toBe(518_400);
  expect(percent(computed.total)).toBeCloseTo(65.072, 10);
  // No growth is known, or the service may still answer.
  expect(farmAprs(null, { ...basis, growth: undefined }).swapFee).toBeUndefined();
  expect(farmAprs(undefined, basis).swapFee).toBeUndefined();
});

test('FRM-20 if nothing is staked, the total is still the sum from the service', () => {
  const stats = {
    staking: { numerator: 1n, denominator: 4n },
    swapFee: { numerator: 1n, denominator: 10n },
  };
  const none = { numerator: 0n, denominator: 1n };
  const empty = {
    figures: { ...figures, totalStaked: 0n },
    stakedUsd: none,
    rewardPrice: pngPrice,
    growth: undefined,
  };
  expect(percent(farmAprs(stats, empty).total)).toBe(35);
  expect(farmAprs(null, empty).total).toBeUndefined();
});
