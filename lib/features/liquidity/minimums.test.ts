import { amountOf } from '@/lib/base/amounts/amount';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { minimums } from './minimums';

const amounts = [amountOf(numberedToken(0), 10_001n), amountOf(numberedToken(1), 20_000n)] as const;

test('AMT-11 each side of an addition or a removal has its own minimum, rounded down, in the same order', () => {
  const [a, b] = minimums(amounts, 50);
  // 10001 x 0.995 = 9950.995.
  expect(a).toEqual(amountOf(numberedToken(0), 9_950n));
  expect(b).toEqual(amountOf(numberedToken(1), 19_900n));
});

test('AMT-12 without a tolerance the minimums are the amounts', () => {
  expect(minimums(amounts, 0)).toEqual(amounts);
});
