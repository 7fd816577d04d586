import { withGasMargin } from './gas';

test('AMT-13 a gas estimate is raised by 10 percent: floor(estimate x 11000 / 10000)', () => {
  expect(withGasMargin(21_000n)).toBe(23_100n);
  expect(withGasMargin(100_009n)).toBe(110_009n);
  expect(withGasMargin(0n)).toBe(0n);
});
