import { amountOf } from '@/lib/base/amounts/amount';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { partText, percentOf, typedAmount } from './typedAmount';

const TOKEN = wrappedNative(43114);
const ONE = 10n ** 18n;
const some = (raw: bigint) => amountOf(TOKEN, raw);

test('FRM-26 AMT-17 what is typed must be an amount, and at most what there is', () => {
  expect(typedAmount('1.5', TOKEN, some(2n * ONE))).toEqual({
    amount: some((3n * ONE) / 2n),
    error: undefined,
  });
  expect(typedAmount('2', TOKEN, some(2n * ONE)).error).toBeUndefined();
  expect(typedAmount('2.000000000000000001', TOKEN, some(2n * ONE)).error).toBe(
    'insufficientBalance',
  );
  expect(typedAmount('', TOKEN, some(ONE)).error).toBe('enterAmount');
  expect(typedAmount('0.0', TOKEN, some(ONE)).error).toBe('enterAmount');
  expect(typedAmount('.', TOKEN, some(ONE)).error).toBe('enterAmount');
  expect(typedAmount('0.0000000000000000001', TOKEN, some(ONE)).error).toBe('tooManyDecimals');
  expect(typedAmount('9'.repeat(79), TOKEN, some(ONE)).error).toBe('tooLarge');
  expect(typedAmount('0', TOKEN, some(0n)).error).toBe('enterAmount');
});

test('FRM-26 an amount has no error until the available amount is known', () => {
  expect(typedAmount('9', TOKEN, undefined)).toEqual({ amount: some(9n * ONE), error: undefined });
});

test('a part of what there is has 6 digits, rounded down, and all of it has every digit', () => {
  const all = some(1_234_567_890_123_456_789n);
  expect([0, 25, 50, 75, 100].map((percent) => partText(all, percent))).toEqual([
    '',
    '0.308641',
    '0.617283',
    '0.925925',
    '1.234567890123456789',
  ]);
  expect(partText(some(0n), 100)).toBe('');
});

test('the percentage of a part is whole, and 100 only for all of it or more', () => {
  const all = some(1_234_567_890_123_456_789n);
  const of = (text: string) => percentOf(typedAmount(text, TOKEN, all).amount, all);
  expect([25, 50, 75, 100].map((percent) => of(partText(all, percent)))).toEqual([25, 50, 75, 100]);
  expect(of('')).toBe(0);
  expect(of('5')).toBe(100);
  expect(percentOf(some(999_999n), some(1_000_000n))).toBe(99);
  expect(percentOf(some(1n), some(0n))).toBe(0);
  expect(percentOf(some(1n), undefined)).toBe(0);
});
