import { isAboveBps, isBelowBps } from './bps';

test('a ratio is compared to basis points of 10000 exactly', () => {
  const twoPercent = { numerator: 1n, denominator: 50n };
  expect([199, 200, 201].map((bps) => isAboveBps(twoPercent, bps))).toEqual([true, false, false]);
  expect([199, 200, 201].map((bps) => isBelowBps(twoPercent, bps))).toEqual([false, false, true]);
  const justMore = { numerator: 10n ** 30n + 1n, denominator: 50n * 10n ** 30n };
  expect(isAboveBps(justMore, 200)).toBe(true);
});
