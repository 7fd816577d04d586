import fc from 'fast-check';
import { maxUint256 } from 'viem';
import { LOCALES } from '@/lib/base/i18n/locales';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { amountOf } from './amount';
import { exactAmountText } from './amountText';
import { copiedAmountText, formatExactAmount } from './formatAmount';
import { numberSymbols } from './numberSymbols';
import { parseAmount } from './parseAmount';
import { pastedNumbers } from './pastedNumbers';

const avax = nativeCurrency(43114);

/** The number that a pasted text means for sure. */
function pastedNumber(...pasted: Parameters<typeof pastedNumbers>): string | undefined {
  const numbers = pastedNumbers(...pasted);
  return numbers.length === 1 ? numbers[0] : undefined;
}

test.each([
  ['en', '12,400.5', '12400.5'],
  ['en', '2.4000', '2.4000'],
  ['en', '1,234.56', '1234.56'],
  ['en', '1,234,567', '1234567'],
  ['en', ' 12 ', '12'],
  ['en', '\u00a012.5\n', '12.5'],
  ['en', '1 234.5', '1234.5'],
  ['en', '.5', '.5'],
  ['en', '5.', '5.'],
  ['en', '12 AVAX', '12'],
  ['en', '1,234.5\u00a0AVAX', '1234.5'],
  ['en', '\u20681.5\u2069 AVAX', '1.5'],
  ['fr', '1 234,56', '1234.56'],
  ['fr', '1\u00a0234,56', '1234.56'],
  ['fr', '1\u202f234\u202f567,8', '1234567.8'],
  ['fr', '2,4000', '2.4000'],
  ['fr', '2 345', '2345'],
  ['de', '1.234,56', '1234.56'],
  ['de', '1.234.567', '1234567'],
  ['de', '0,345', '0.345'],
  ['de', '0.345', '0.345'],
  ['de', ',345', '.345'],
  ['de', '1234.5', '1234.5'],
] as const)('AMT-15 in %s, a pasted %j is %s', (locale, text, number) => {
  expect(pastedNumber(text, { locale, unit: 'AVAX' })).toBe(number);
});

test.each(['$1,234.56', '$ 1,234.56', '1,234.56 $', '1,234.56'])(
  'AMT-15 a unit may come before a number: %j',
  (text) => {
    expect(pastedNumber(text, { locale: 'en', unit: '$' })).toBe('1234.56');
  },
);

test.each([
  ['en', '2,40'],
  ['en', '2,4000'],
  ['en', '0,400'],
  ['en', '1,23,456'],
  ['en', '1,234 567'],
  ['en', '1.234.567'],
  ['en', '1.234,5'],
  ['en', '1.5,000'],
  ['en', '1\t234'],
  ['en', '-5'],
  ['en', '+5'],
  ['en', '1e18'],
  ['en', '0x10'],
  ['en', '$12'],
  ['en', '12 WAVAX'],
  ['en', '<0.000001'],
  ['en', '１２'],
  ['en', '.'],
  ['en', 'AVAX'],
  ['en', ''],
  ['de', '2.345'],
  ['de', '1,234,5'],
] as const)('AMT-15 in %s, a pasted %j is not taken for a number', (locale, text) => {
  expect(pastedNumber(text, { locale, unit: 'AVAX' })).toBeUndefined();
});

test.each([
  ['de', '2.345', ['2345', '2.345']],
  ['tr', '12.345 AVAX', ['12345', '12.345']],
  ['es', '2.345', ['2345', '2.345']],
  ['pt-BR', 'AVAX 2.345', ['2345', '2.345']],
  ['vi', '345.678', ['345678', '345.678']],
  ['de', '10,000', ['10.000', '10000']],
  ['de', '10,000 AVAX', ['10.000', '10000']],
  ['fr', '10,000', ['10.000', '10000']],
  ['fr', '2.345', ['2.345', '2345']],
  ['en', '2.345', ['2.345', '2345']],
  ['en', '10,000', ['10000', '10.000']],
  ['zh-Hans', '2.345', ['2.345', '2345']],
  ['zh-Hans', '2,345', ['2345', '2.345']],
  ['de', '2.3450', ['2.3450']],
  ['de', '2345', ['2345']],
  ['de', '1234,567', ['1234.567']],
  ['en', '1234.567', ['1234.567']],
  ['en', '0.123', ['0.123']],
  ['es', '2345,6', ['2345.6']],
  ['es', '2.345,6', ['2345.6']],
  ['de', 'AVAX', []],
] as const)('LNG-15 AMT-15 in %s, a pasted %j can mean %j', (locale, text, numbers) => {
  expect(pastedNumbers(text, { locale, unit: 'AVAX' })).toEqual(numbers);
});

test.each(LOCALES)('LNG-15 dollars as %s writes them are taken, and with a bare sign', (locale) => {
  const written = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  for (const text of [written.format(1234567.5), '$1234567.50', '1234567.50 $'])
    expect(pastedNumbers(text, { locale, unit: '$' })).toEqual(['1234567.50']);
});

test('AMT-15 TOK-23 a unit between isolates is the same unit', () => {
  const unit = '\u2068שקל\u2069';
  expect(pastedNumber('1.5 שקל', { locale: 'en', unit })).toBe('1.5');
  expect(pastedNumber(`1.5 ${unit}`, { locale: 'en', unit })).toBe('1.5');
});

test('AMT-15 a unit that looks like digits takes none of the number', () => {
  expect(pastedNumber('1.50', { locale: 'en', unit: '50' })).toBe('1.50');
});

test('LNG-15 AMT-15 1.234 is copied as 1.2340, which means one number', () => {
  expect(copiedAmountText(amountOf(avax, 1_234n * 10n ** 15n))).toBe('1.2340');
  expect(copiedAmountText(amountOf(avax, 234n * 10n ** 15n))).toBe('0.234');
});

test('LNG-15 an amount is never copied with more decimals than its token has', () => {
  const amount = amountOf({ ...wrappedNative(43114), decimals: 3 }, 1_234n);
  expect(copiedAmountText(amount)).toBe('1.234');
});

const amounts = fc
  .oneof(fc.bigInt(0n, 10n ** 24n), fc.bigInt(0n, maxUint256))
  .map((raw) => amountOf(avax, raw));

test('LNG-15 AMT-15 what a copy button wrote has a point, and is read as the same number in every language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), amounts, (locale, amount) => {
      const copied = copiedAmountText(amount);
      const read = pastedNumber(copied, { locale, unit: 'AVAX' });
      expect(copied).toMatch(/^\d+(\.\d+)?$/);
      expect(read).toBe(copied);
      expect(parseAmount(copied, avax)?.raw ?? 0n).toBe(amount.raw);
    }),
  );
});

test('AMT-15 a figure as written is read as the same number, or not at all if its sign is in doubt', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), amounts, (locale, amount) => {
      const written = formatExactAmount(amount, locale);
      const read = pastedNumber(`${written} AVAX`, { locale, unit: 'AVAX' });
      if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(written)) expect(read).toBeUndefined();
      else expect(read).toBe(exactAmountText(amount));
    }),
  );
});

test('AMT-15 whatever is pasted, what is read has digits and at most one dot', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[ ]?[0-9]{0,4}([., ][0-9]{2,4}){0,3}( AVAX)?$/),
  );
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), texts, (locale, text) => {
      for (const read of pastedNumbers(text, { locale, unit: 'AVAX' })) {
        expect(read).toMatch(/^(?=.*\d)\d*\.?\d*$/);
        expect(text.replace(/\D/g, '')).toBe(read.replace('.', ''));
      }
    }),
    { numRuns: 2000 },
  );
});

test('LNG-15 AMT-15 one sign before three digits asks in every language, what the page writes first', () => {
  const numbers = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.stringMatching(/^\d{3}$/));
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), numbers, (locale, [whole, fraction]) => {
      for (const sign of [',', '.']) {
        const { group } = numberSymbols(locale);
        const [grouped, pointed] = [`${whole}${fraction}`, `${whole}.${fraction}`];
        const numbers = pastedNumbers(`${whole}${sign}${fraction}`, { locale, unit: 'AVAX' });
        expect(numbers).toEqual(sign === group ? [grouped, pointed] : [pointed, grouped]);
      }
    }),
  );
});
