import { LOCALES } from '@/lib/base/i18n/locales';
import { inSpacesOfFont } from '@/lib/base/text/inSpacesOfFont';
import { formatUsd } from './formatUsd';
import { localizeDecimal, localizeDollars, localizePercent } from './localNumber';

/** ICU versions use different kinds of non-breaking spaces. */
function plainSpaces(text: string): string {
  return text.replace(/\s/g, ' ');
}

test.each([
  ['en', '1,234,567.89', '12.5%'],
  ['de', '1.234.567,89', '12,5 %'],
  ['tr', '1.234.567,89', '%12,5'],
  ['zh-Hans', '1,234,567.89', '12.5%'],
  ['es', '1.234.567,89', '12,5 %'],
  ['fr', '1 234 567,89', '12,5 %'],
  ['pt-BR', '1.234.567,89', '12,5%'],
  ['vi', '1.234.567,89', '12,5%'],
] as const)('LNG-14 numbers are written as in %s', (locale, decimal, percent) => {
  expect(plainSpaces(localizeDecimal('1234567.89', locale))).toBe(decimal);
  expect(plainSpaces(localizePercent('12.5', locale))).toBe(percent);
});

test('no digit is lost, however many there are', () => {
  expect(localizeDecimal('12345678901234567890.123456789012345678', 'en')).toBe(
    '12,345,678,901,234,567,890.123456789012345678',
  );
  expect(localizeDecimal('123', 'en')).toBe('123');
  expect(localizeDecimal('12345678.9…', 'en')).toBe('12,345,678.9…');
  expect(localizeDecimal('0.1000', 'en')).toBe('0.1000');
});

/** From a thousandth up to a trillion, below and above each power of ten, with and without decimals. */
const MAGNITUDES = Array.from({ length: 16 }, (_, index) => 10 ** (index - 3)).flatMap((power) =>
  [1, 1.23456, 9.99].map((digits) => Number((digits * power).toFixed(4))),
);

test.each(LOCALES)(
  'LNG-14 numbers of every size are written as Intl writes them in %s, in the spaces of the font',
  (locale) => {
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
    const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    for (const value of MAGNITUDES) {
      expect(localizeDecimal(String(value), locale)).toBe(inSpacesOfFont(decimal.format(value)));
      expect(localizePercent(String(value), locale)).toBe(
        inSpacesOfFont(percent.format(value / 100)),
      );
      expect(localizeDollars(value.toFixed(2), locale)).toBe(
        inSpacesOfFont(dollars.format(Number(value.toFixed(2)))),
      );
    }
  },
);

test('LNG-14 Spanish groups from five digits on', () => {
  expect(localizeDecimal('1234.5', 'es')).toBe('1234,5');
  expect(localizeDecimal('12345.6', 'es')).toBe('12.345,6');
});

test('LNG-14 numbers are written without a format of Intl, which is slow to make', () => {
  const format = jest.spyOn(Intl, 'NumberFormat');
  for (const locale of LOCALES) {
    localizePercent('12345.6', locale);
    formatUsd({ numerator: 1n, denominator: 3n }, locale);
  }
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
