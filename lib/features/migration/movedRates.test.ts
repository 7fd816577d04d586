import { scaleFraction } from '@/lib/base/amounts/fraction';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import { lostPart, movedRates } from './movedRates';

const farm = (rate: bigint, totalStaked: bigint): RewardFigures => ({
  totalStaked,
  ratePerSecond: { numerator: rate, denominator: 1n },
  periodFinish: 10n,
  period: rate === 0n ? 'finished' : 'running',
});

test('MIG-26 the rate of what is moved does not count what is in the new farm already', () => {
  // A half of 80, next to 100: of 200 it was a half already, of 300 two thirds.
  const { now, after } = movedRates(
    { figures: farm(60n, 200n), amount: 100n },
    { figures: farm(120n, 200n), amount: 100n, staked: 100n },
  );
  expect(scaleFraction(now, 0, 'nearest')).toBe(30n);
  expect(scaleFraction(after, 0, 'nearest')).toBe(20n);
});

test('MIG-26 a lower rate is shown as the part that is lost', () => {
  const rates = movedRates(
    { figures: farm(60n, 200n), amount: 100n },
    { figures: farm(120n, 200n), amount: 100n, staked: 100n },
  );
  const lost = lostPart(rates);
  expect(lost && scaleFraction(lost, 4, 'nearest')).toBe(3_333n);
});

test('MIG-26 nothing is lost at the same rate or a higher one, or if nothing was paid', () => {
  const to = { figures: farm(60n, 100n), amount: 100n, staked: 0n };
  expect(lostPart(movedRates({ figures: farm(60n, 200n), amount: 100n }, to))).toBeUndefined();
  expect(lostPart(movedRates({ figures: farm(30n, 200n), amount: 100n }, to))).toBeUndefined();
  expect(lostPart(movedRates({ figures: farm(0n, 200n), amount: 100n }, to))).toBeUndefined();
});

test('MIG-26 in a farm that has ended everything is lost', () => {
  const to = { figures: farm(0n, 100n), amount: 100n, staked: 0n };
  const lost = lostPart(movedRates({ figures: farm(60n, 200n), amount: 100n }, to));
  expect(lost && scaleFraction(lost, 2, 'nearest')).toBe(100n);
});
