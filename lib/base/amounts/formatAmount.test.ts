import fc from 'fast-check';
import { maxUint256 } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { amountOf } from './amount';
import { formatAmount, formatBalance, formatExactAmount } from './formatAmount';
import { parseAmount } from './parseAmount';
import { SHORT_DIGITS } from './significantDigits';

const avax = nativeCurrency(43114);
const usdc: Token = {
  type: 'token',
  chainId: 43114,
  address: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
  decimals: 6,
  symbol: 'USDC.e',
  name: 'USD Coin',
};

test('AMT-03 the AVAX balance is shown with 4 significant digits', () => {
  expect(
    formatAmount(amountOf(avax, 12_345_678_901_234_567_890n), {
      locale: 'en',
      digits: SHORT_DIGITS,
    }),
  ).toBe('12.34');
});

test.each([
  ['1.234567891', '1.234', '1.23456'],
  ['0.001234567891', '0.001234', '0.00123456'],
  ['12345.6789', '12,345', '12,345.6'],
  ['1.5', '1.5', '1.5'],
  ['100', '100', '100'],
  ['1.00001', '1', '1.00001'],
])('AMT-04 %s is shown as %s in short form and as %s in full form', (text, short, full) => {
  const amount = parseAmount(text, avax) ?? amountOf(avax, 0n);
  expect(formatAmount(amount, { locale: 'en', digits: SHORT_DIGITS })).toBe(short);
  expect(formatAmount(amount, { locale: 'en' })).toBe(full);
});

test('AMT-04 integer digits are all kept: a sum of money is not shown with false zeros', () => {
  const amount = amountOf(usdc, 1_234_567_891_234n);
  expect(formatAmount(amount, { locale: 'en', digits: SHORT_DIGITS })).toBe('1,234,567');
  expect(formatAmount(amount, { locale: 'en' })).toBe('1,234,567');
});

test('AMT-05 an amount above zero and below 0.000001 is shown as <0.000001', () => {
  expect(formatAmount(amountOf(avax, 1n), { locale: 'en' })).toBe('<0.000001');
  expect(formatAmount(amountOf(avax, 999_999_999_999n), { locale: 'en' })).toBe('<0.000001');
  expect(formatAmount(amountOf(avax, 999_999_999_999n), { locale: 'en', rounding: 'up' })).toBe(
    '<0.000001',
  );
  expect(formatAmount(amountOf(avax, 1_000_000_000_000n), { locale: 'en' })).toBe('0.000001');
  expect(formatAmount(amountOf(usdc, 1n), { locale: 'en' })).toBe('0.000001');
  expect(formatAmount(amountOf(avax, 0n), { locale: 'en' })).toBe('0');
});

test('AMT-04 a maximum that is paid can be rounded up', () => {
  const amount = amountOf(avax, 999_999_600_000_000_000_000n);
  expect(formatAmount(amount, { locale: 'en', rounding: 'down' })).toBe('999.999');
  expect(formatAmount(amount, { locale: 'en', rounding: 'up' })).toBe('1,000');
});

test.each([
  ['en', '1,234,567.89', '<0.000001'],
  ['de', '1.234.567,89', '<\u00a00,000001'],
  ['es', '1.234.567,89', '<0,000001'],
  ['pt-BR', '1.234.567,89', '<0,000001'],
] as const)(
  'AMT-04 AMT-05 amounts are written with the separators of %s',
  (locale, whole, tiny) => {
    expect(formatExactAmount(amountOf(usdc, 1_234_567_890_000n), locale)).toBe(whole);
    expect(formatAmount(amountOf(avax, 1n), { locale })).toBe(tiny);
  },
);

const raws = fc.oneof(fc.bigInt(0n, 10n ** 20n), fc.bigInt(0n, maxUint256));

/** The amount, in smallest units, that a shown text means. */
function rawOf(text: string, decimals: number): bigint {
  const [integer = '', fraction = ''] = text.replaceAll(',', '').split('.');
  return BigInt(integer + fraction.padEnd(decimals, '0'));
}

test('AMT-04 a balance is never overstated, and off by less than its last digit', () => {
  fc.assert(
    fc.property(raws, fc.integer({ min: 1, max: 12 }), (raw, digits) => {
      const text = formatBalance(amountOf(avax, raw), { locale: 'en', digits });
      if (text.startsWith('<')) return;
      const shown = rawOf(text, 18);
      expect(shown <= raw).toBe(true);
      expect((raw - shown) * 10n ** BigInt(digits - 1) <= raw).toBe(true);
    }),
  );
});

test('AMT-04 rounded down or up, an amount is off in the other direction by less than its twelfth digit', () => {
  fc.assert(
    fc.property(raws, fc.integer({ min: 1, max: 6 }), (raw, digits) => {
      const figure = (rounding: 'down' | 'up') =>
        formatAmount(amountOf(avax, raw), { locale: 'en', digits, rounding });
      if (figure('down').startsWith('<')) return;
      expect((rawOf(figure('down'), 18) - raw) * 10n ** 11n <= raw).toBe(true);
      expect((raw - rawOf(figure('up'), 18)) * 10n ** 11n <= raw).toBe(true);
    }),
  );
});

test.each([4_999_999_999_999_999_998n, 5_000_000_000_000_000_000n, 5_000_000_000_000_000_001n])(
  'AMT-04 what divisions left of 5 AVAX is shown as 5 in either direction: %d',
  (raw) => {
    const amount = amountOf(avax, raw);
    expect(formatAmount(amount, { locale: 'en', rounding: 'down' })).toBe('5');
    expect(formatAmount(amount, { locale: 'en', rounding: 'up' })).toBe('5');
  },
);

test('AMT-04 a balance that divisions left is not shown as more: it could not be paid', () => {
  const left = amountOf(avax, 4_999_999_999_999_999_998n);
  expect(formatBalance(left, { locale: 'en' })).toBe('4.99999');
});

test('the exact form loses nothing', () => {
  fc.assert(
    fc.property(raws, (raw) => {
      expect(rawOf(formatExactAmount(amountOf(avax, raw), 'en'), 18)).toBe(raw);
    }),
  );
});
