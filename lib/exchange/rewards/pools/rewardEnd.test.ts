import { hasNotBegun, rewardEndMs } from './rewardEnd';

const paid = { numerator: 1n, denominator: 1n };
const nothing = { numerator: 0n, denominator: 1n };
const live = { periodFinish: 1_800_000_000n, period: 'running', ratePerSecond: paid } as const;

test('FRM-14 the rewards of a pool end with its period, if it has one', () => {
  expect(rewardEndMs(live)).toBe(1_800_000_000_000);
  expect(rewardEndMs({ ...live, period: 'finished' })).toBeUndefined();
  expect(rewardEndMs({ ...live, periodFinish: 0n })).toBeUndefined();
  expect(rewardEndMs({ ...live, period: 'extraOnly' })).toBeUndefined();
  expect(rewardEndMs({ ...live, periodFinish: 2n ** 256n - 1n })).toBeUndefined();
});

test('FRM-14 a pool without a period that pays nothing has not begun', () => {
  expect(hasNotBegun({ ...live, periodFinish: 0n, ratePerSecond: nothing })).toBe(true);
  expect(hasNotBegun({ ...live, periodFinish: 0n })).toBe(false);
  expect(hasNotBegun({ ...live, ratePerSecond: nothing })).toBe(false);
  expect(hasNotBegun({ ...live, period: 'finished', ratePerSecond: nothing })).toBe(false);
});
