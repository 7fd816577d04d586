import fc from 'fast-check';
import { approval, png, swap, wrap } from '@/lib/submit/submission.setup';
import { BLOCK_GAS_LIMIT, gasLimit } from './gasLimit';

const liquidity = {
  tokenA: png.address,
  tokenB: png.address,
  isNative: false,
  minimumA: 1n,
  minimumB: 1n,
  deadlineSeconds: 1200,
};

test.each([
  [wrap.review.statement, 0n],
  [approval.review.statement, 0n],
  [swap, 1n],
  [{ ...swap, path: [...swap.path, png.address, png.address] }, 3n],
  [{ ...liquidity, type: 'addLiquidity', amountA: 1n, amountB: 1n } as const, 1n],
  [{ ...liquidity, type: 'removeLiquidity', liquidity: 1n } as const, 1n],
])('AMT-13 TXN-10 %j has room for the price sums of %s pools', (statement, pools) => {
  expect(gasLimit(300_009n, statement)).toBe(((300_009n + 45_000n * pools) * 11n) / 10n);
});

const long = { ...swap, path: [...swap.path, png.address, png.address] };

test('AMT-13 a small estimate is never more than doubled', () => {
  expect(gasLimit(55_000n, swap)).toBe(110_000n);
  expect(gasLimit(55_001n, swap)).toBe(110_001n);
  expect(gasLimit(100_000n, long)).toBe(200_000n);
});

test('AMT-13 no limit is beyond what a block of the C-chain holds', () => {
  expect(BLOCK_GAS_LIMIT).toBe(15_000_000n);
  expect(gasLimit(13_600_000n, swap)).toBe(15_000_000n);
  expect(gasLimit(20_000_000n, wrap.review.statement)).toBe(15_000_000n);
  fc.assert(
    fc.property(fc.bigInt({ min: 21_000n, max: 10n ** 8n }), (estimate) => {
      const limit = gasLimit(estimate, long);
      expect(limit <= 2n * estimate && limit <= 15_000_000n).toBe(true);
    }),
  );
});
