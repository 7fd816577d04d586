import { maxUint256 } from 'viem';
import { isUnlimited } from './approval';

test.each([
  ['2^256-1', maxUint256, true],
  ['2^256-1 of which a part was taken', maxUint256 - 10n ** 40n, true],
  ['2^96-1, all that a token of 96 bits can keep', 2n ** 96n - 1n, true],
  ['2^96-1 of which a part was taken', 2n ** 96n - 2n, false],
  ['a trillion tokens of 18 decimals', 10n ** 30n, false],
])('WAL-19 whether an allowance of %s is unlimited', (_, allowance, expected) => {
  expect(isUnlimited(allowance)).toBe(expected);
});
