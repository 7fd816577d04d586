import { pngToken } from '@/lib/chain/contracts/pngToken';
import { hypotheticalRate, ownRate, weeklyAmount, yearlyRate } from './rewardRates';
import type { RewardFigures } from './rewardState';

const figures: RewardFigures = {
  totalStaked: 400n,
  ratePerSecond: { numerator: 9n, denominator: 3n },
  periodFinish: 0n,
  period: 'running',
};

const value = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number(numerator) / Number(denominator);

test('FRM-15 what is paid in a week is the rate per second x 604800, rounded down', () => {
  const weekly = (rate: RewardFigures['ratePerSecond']) => weeklyAmount(rate, pngToken(43114)).raw;
  expect(weekly(figures.ratePerSecond)).toBe(3n * 604_800n);
  expect(weekly({ numerator: 1n, denominator: 604_801n })).toBe(0n);
  expect(value(yearlyRate(figures.ratePerSecond))).toBe(3 * 31_536_000);
});

test('FRM-13 a hypothetical stake is paid its part of the pool with it', () => {
  // (100 + 200) * 3 / (400 + 200)
  expect(value(hypotheticalRate(figures, 100n, 200n))).toBe(1.5);
  expect(value(ownRate(figures, 100n))).toBe(0.75);
});

test('FRM-13 the first stake of an empty pool earns the whole rate, and nothing is paid for nothing', () => {
  const empty = { ...figures, totalStaked: 0n };
  expect(value(hypotheticalRate(empty, 0n, 5n))).toBe(3);
  expect(value(hypotheticalRate(empty, 0n, 0n))).toBe(0);
  expect(value(ownRate(empty, 0n))).toBe(0);
});
