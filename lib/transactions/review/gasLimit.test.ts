import fc from 'fast-check';
import { poolGas } from '@/lib/chain/contracts/unestimatedGas';
import { BLOCK_GAS_LIMIT, gasLimit } from './gasLimit';

test('AMT-13 a gas estimate is raised by 10 percent: floor(estimate x 11000 / 10000)', () => {
  expect(gasLimit(21_000n, 0n)).toBe(23_100n);
  expect(gasLimit(100_009n, 0n)).toBe(110_009n);
  expect(gasLimit(0n, 0n)).toBe(0n);
});

test.each([0, 1, 3])('AMT-13 TXN-10 there is room for the price sums of %s pools', (pools) => {
  const wanted = ((300_009n + 45_000n * BigInt(pools)) * 11n) / 10n;
  expect(gasLimit(300_009n, poolGas(pools))).toBe(wanted);
});

test('AMT-13 a small estimate is never more than doubled', () => {
  expect(gasLimit(55_000n, poolGas(1))).toBe(110_000n);
  expect(gasLimit(55_001n, poolGas(1))).toBe(110_001n);
  expect(gasLimit(100_000n, poolGas(3))).toBe(200_000n);
});

test('AMT-13 no limit is beyond what a block of the C-chain holds', () => {
  expect(BLOCK_GAS_LIMIT).toBe(15_000_000n);
  expect(gasLimit(13_600_000n, poolGas(1))).toBe(15_000_000n);
  expect(gasLimit(20_000_000n, 0n)).toBe(15_000_000n);
  fc.assert(
    fc.property(fc.bigInt({ min: 21_000n, max: 10n ** 8n }), (estimate) => {
      const limit = gasLimit(estimate, poolGas(3));
      expect(limit <= 2n * estimate && limit <= 15_000_000n).toBe(true);
    }),
  );
});
