import fc from 'fast-check';
import { maxUint256 } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { amountOf } from './amount';
import {
  formatSlippage,
  liquidityMinimum,
  maximumAfterSlippage,
  minimumAfterSlippage,
  UnexpectedSlippageError,
} from './slippage';

const avax = nativeCurrency(43114);
const limits = [minimumAfterSlippage, maximumAfterSlippage, liquidityMinimum];

test('AMT-10 minimum received is floor(out x 10000 / (10000 + bps))', () => {
  expect(minimumAfterSlippage(amountOf(avax, 1_000_000n), 50)).toEqual(amountOf(avax, 995_024n));
  expect(minimumAfterSlippage(amountOf(avax, 10_050n), 50).raw).toBe(10_000n);
  expect(minimumAfterSlippage(amountOf(avax, 1n), 1).raw).toBe(0n);
});

test('AMT-10 maximum sold is floor(in x (10000 + bps) / 10000)', () => {
  expect(maximumAfterSlippage(amountOf(avax, 1_000_000n), 50)).toEqual(amountOf(avax, 1_005_000n));
  expect(maximumAfterSlippage(amountOf(avax, 199n), 50).raw).toBe(199n);
});

test('AMT-11 the minimum of a liquidity amount is floor(amount x (10000 - bps) / 10000)', () => {
  expect(liquidityMinimum(amountOf(avax, 1_000_000n), 50)).toEqual(amountOf(avax, 995_000n));
  expect(liquidityMinimum(amountOf(avax, 199n), 50).raw).toBe(198n);
  expect(liquidityMinimum(amountOf(avax, 199n), 10_000).raw).toBe(0n);
});

test('AMT-12 slippage 0 is valid and sets limits equal to the amounts', () => {
  const amount = amountOf(avax, 123_456_789n);
  for (const limit of limits) expect(limit(amount, 0)).toEqual(amount);
});

test('AMT-12 AMT-09 ERR-07 slippage below 0, above 10000 or between two basis points is refused', () => {
  const amount = amountOf(avax, 1n);
  for (const limit of limits)
    for (const bps of [-1, 10_001, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => limit(amount, bps)).toThrow(UnexpectedSlippageError);
});

test('ERR-07 "Unexpected slippage value: {x}" is raised for slippage outside 0 to 10000', () => {
  expect(() => formatSlippage(-1, 'en')).toThrow('Unexpected slippage value: -1');
  expect(() => formatSlippage(10_001, 'en')).toThrow(UnexpectedSlippageError);
});

test('AMT-09 slippage is shown as the stored value divided by 100', () => {
  expect([0, 1, 10, 50, 100, 1500, 10_000].map((bps) => formatSlippage(bps, 'en'))).toEqual([
    '0%',
    '0.01%',
    '0.1%',
    '0.5%',
    '1%',
    '15%',
    '100%',
  ]);
  expect(formatSlippage(50, 'de')).toBe('0,5\u00a0%');
});

test('AMT-10 AMT-11 the minimums never exceed the amount, and the maximum never falls below it', () => {
  const slippage = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(fc.bigInt(0n, maxUint256), slippage, (raw, bps) => {
      const amount = amountOf(avax, raw);
      expect(minimumAfterSlippage(amount, bps).raw <= raw).toBe(true);
      expect(liquidityMinimum(amount, bps).raw <= minimumAfterSlippage(amount, bps).raw).toBe(true);
      expect(maximumAfterSlippage(amount, bps).raw >= raw).toBe(true);
    }),
  );
});
