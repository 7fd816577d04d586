import { LOCALES } from '@/lib/base/i18n/locales';
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
] as const)('numbers are written as in %s', (locale, decimal, percent) => {
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

test.each(LOCALES)('the symbols of %s are those of Intl', (locale) => {
  expect(localizeDecimal('12345.6', locale)).toBe(new Intl.NumberFormat(locale).format(12345.6));
  expect(localizePercent('1', locale)).toBe(
    new Intl.NumberFormat(locale, { style: 'percent' }).format(0.01),
  );
  expect(localizeDollars('12345.60', locale)).toBe(
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(12345.6),
  );
});

test('numbers are written without a format of Intl, which is slow to make', () => {
  const format = jest.spyOn(Intl, 'NumberFormat');
  for (const locale of LOCALES) {
    localizePercent('12345.6', locale);
    formatUsd({ numerator: 1n, denominator: 3n }, locale);
  }
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
