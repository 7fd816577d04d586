import { LOCALES } from '@/lib/base/i18n/locales';
import { formatShortUsd } from './formatShortUsd';
import { formatUsd, formatWholeUsd } from './formatUsd';

test.each([
  [2_469n, 2n, '$1,234.50'],
  [1_999n, 1_000n, '$2.00'],
  [1_994n, 1_000n, '$1.99'],
  [1_995n, 1_000n, '$2.00'],
  [10n ** 18n - 1n, 10n ** 18n, '$1.00'],
  [999n, 100_000n, '<$0.01'],
  [1n, 101n, '<$0.01'],
  [1n, 100n, '$0.01'],
  [0n, 1n, '$0.00'],
  [9_007_199_254_740_993n, 100n, '$90,071,992,547,409.93'],
  [99_999_999_999_999_999n, 100n, '$999,999,999,999,999.99'],
  [10n ** 15n, 1n, '$1,000,000,000,000,000.00'],
  [10n ** 400n, 1n, '>$1,000,000,000,000,000.00'],
])(
  'LIQ-02 a worth in dollars is rounded to the nearest cent: %d/%d',
  (numerator, denominator, text) => {
    expect(formatUsd({ numerator, denominator }, 'en')).toBe(text);
  },
);

test('FRM-21 a value in whole dollars is rounded to the nearest, and is never nothing', () => {
  const shown = (numerator: bigint, denominator = 1n) =>
    formatWholeUsd({ numerator, denominator }, 'en');
  expect(shown(0n)).toBe('$0');
  expect(shown(1n, 100n)).toBe('<$1');
  expect(shown(2_469n, 2n)).toBe('$1,235');
  expect(shown(1_234_499n, 1_000n)).toBe('$1,234');
  expect(shown(10n ** 20n)).toBe('>$1,000,000,000,000,000');
});

test('LNG-14 German and French set a limit apart from its sign', () => {
  const cent = { numerator: 1n, denominator: 1_000n };
  const huge = { numerator: 10n ** 16n, denominator: 1n };
  expect(formatUsd(cent, 'de')).toBe('<\u00a00,01\u00a0$');
  expect(formatUsd(cent, 'fr')).toBe('<\u00a00,01\u00a0$US');
  expect(formatUsd(cent, 'pt-BR')).toBe('<US$\u00a00,01');
  expect(formatWholeUsd(huge, 'de')).toBe('>\u00a01.000.000.000.000.000\u00a0$');
});

test.each(LOCALES)('LNG-14 in %s no line ends inside of a value in dollars', (locale) => {
  const values = [1n, 999n, 1_234n, 12_345n, 264_330n, 1_234_567n, 10n ** 9n, 10n ** 13n];
  for (const numerator of values) {
    const value = { numerator, denominator: 1n };
    const texts = [formatUsd, formatWholeUsd, formatShortUsd].map((format) =>
      format(value, locale),
    );
    for (const text of texts) expect(text).not.toContain(' ');
  }
});
