import { gasLimit } from './gasLimit';
import { approval, png, swap, wrap } from './submission.setup';

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
  expect(gasLimit(100_009n, statement)).toBe(((100_009n + 45_000n * pools) * 11n) / 10n);
});
