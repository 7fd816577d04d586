import { nativeCurrency } from '@/lib/base/tokens/currency';
import { amountOf } from './amount';
import {
  AMOUNT_TEXT_MAX_LENGTH,
  chosenAmountText,
  computedAmountText,
  cutAmountText,
  exactAmountText,
  toAmountText,
  withPlainSigns,
} from './amountText';

const avax = nativeCurrency(43114);

test('AMT-02 digits and one decimal point are accepted', () => {
  for (const text of ['', '0', '.', '1.', '.5', '007', '1234567890.0987654321'])
    expect(toAmountText(text)).toBe(text);
});

test('AMT-02 commas are turned into dots', () => {
  expect(toAmountText('1,5')).toBe('1.5');
  expect(toAmountText(',')).toBe('.');
});

test('AMT-02 everything else is refused', () => {
  for (const text of [
    '1.5.',
    '1,5.',
    '1,234,5',
    '-1',
    '+1',
    '1e5',
    '0x1',
    ' 1',
    '1\n',
    'a',
    '１',
    '١',
  ])
    expect(toAmountText(text)).toBeUndefined();
});

test('LNG-15 full-width digits and signs are those of a Western keyboard, and no other sign is changed', () => {
  expect(withPlainSigns('０１２３４５６７８９')).toBe('0123456789');
  expect(withPlainSigns('1。2．3｡4，5')).toBe('1.2.3.4,5');
  for (const text of ['10²', '①', '½', '1٫5', '1ｅ', '1、5', "1'234"])
    expect(withPlainSigns(text)).toBe(text);
});

test('AMT-02 at most 79 characters are taken', () => {
  expect(AMOUNT_TEXT_MAX_LENGTH).toBe(79);
  expect(toAmountText('1'.repeat(79))).toBe('1'.repeat(79));
  expect(toAmountText('1'.repeat(80))).toBeUndefined();
});

test('an exact text has every digit, no grouping and no trailing zeros', () => {
  expect(exactAmountText(amountOf(avax, 1_234_567_000_000_000_000_000_001n))).toBe(
    '1234567.000000000000000001',
  );
  expect(exactAmountText(amountOf(avax, 1_500_000_000_000_000_000n))).toBe('1.5');
  expect(exactAmountText(amountOf(avax, 100_000_000_000_000_000_000n))).toBe('100');
  expect(exactAmountText(amountOf(avax, 0n))).toBe('0');
});

test('AMT-04 the computed field has 6 significant digits and can be typed on', () => {
  const amount = amountOf(avax, 1_234_567_890_000_000_000_001n);
  expect(computedAmountText(amount, 'down')).toBe('1234.56');
  expect(computedAmountText(amount, 'up')).toBe('1234.57');
  expect(computedAmountText(amountOf(avax, 1n), 'down')).toBe('0.000000000000000001');
});

test('a chosen amount has 8 digits, rounded down, and no more decimals than its currency', () => {
  const third = { numerator: 1_000n, denominator: 3n };
  expect(chosenAmountText(third, 18)).toBe('333.33333');
  expect(chosenAmountText(third, 2)).toBe('333.33');
  expect(chosenAmountText({ numerator: 1n, denominator: 3_000_000n }, 6)).toBe('0');
  expect(chosenAmountText({ numerator: 123_456_789_019n, denominator: 10n }, 18)).toBe(
    '12345678901',
  );
  expect(chosenAmountText({ numerator: 5n, denominator: 2n }, 18)).toBe('2.5');
});

test('a text is cut to 8 digits, and says that more follow', () => {
  expect(cutAmountText('499.983123456789')).toBe('499.98312…');
  expect(cutAmountText('499.98312')).toBe('499.98312');
  expect(cutAmountText('0.000001234567891')).toBe('0.0000012345678…');
  expect(cutAmountText('12345678.9')).toBe('12345678.9');
  expect(cutAmountText('1234567890.12')).toBe('1234567890.1…');
  expect(cutAmountText('1234567890')).toBe('1234567890');
  expect(cutAmountText('.5')).toBe('.5');
  expect(cutAmountText('5.')).toBe('5.');
  expect(cutAmountText('')).toBe('');
});
