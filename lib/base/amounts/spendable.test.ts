import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { amountOf } from './amount';
import { spendable } from './spendable';

const avax = nativeCurrency(43114);

test('LIQ-10 PNL-11 max for the native coin leaves 0.01 AVAX for fees', () => {
  expect(spendable(amountOf(avax, 5n * 10n ** 18n)).raw).toBe(4_990_000_000_000_000_000n);
  expect(spendable(amountOf(avax, 10n ** 16n + 1n)).raw).toBe(1n);
  expect(spendable(amountOf(avax, 10n ** 16n)).raw).toBe(0n);
  expect(spendable(amountOf(avax, 7n)).raw).toBe(0n);
});

test('LIQ-10 a token may be spent to the last unit', () => {
  const balance = amountOf(wrappedNative(43114), 7n);
  expect(spendable(balance)).toBe(balance);
});
