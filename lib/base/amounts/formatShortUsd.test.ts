import type { Locale } from '@/lib/base/i18n/locales';
import { formatShortUsd } from './formatShortUsd';

test('FRM-04 a value beside a name on a phone has three digits and the word for thousands', () => {
  const shown = (numerator: bigint) => formatShortUsd({ numerator, denominator: 1n }, 'en');
  expect(shown(264_330n)).toBe('$264K');
  expect(shown(1_914_430n)).toBe('$1.91M');
  expect(shown(1_000n)).toBe('$1K');
  expect(shown(999n)).toBe('$999');
  expect(shown(0n)).toBe('$0');
  expect(shown(10n ** 16n)).toBe('>$1,000,000,000,000,000');
});

test('LNG-14 a short value in Turkish says thousand, as its B could be read as billion', () => {
  const shown = (numerator: bigint) => formatShortUsd({ numerator, denominator: 1n }, 'tr');
  expect(shown(264_330n)).toBe('$264\u00a0bin');
  expect(shown(1_914_430n)).toBe('$1,91\u00a0milyon');
  expect(shown(2_500_000_000n)).toBe('$2,5\u00a0milyar');
  expect(shown(999n)).toBe('$999');
});

test('LNG-14 a short value in Vietnamese has words, as its T for a billion could be read as trillion', () => {
  const shown = (numerator: bigint) => formatShortUsd({ numerator, denominator: 1n }, 'vi');
  expect(shown(264_330n)).toBe('264\u00a0nghìn\u00a0US$');
  expect(shown(1_914_430n)).toBe('1,91\u00a0triệu\u00a0US$');
  expect(shown(2_500_000_000n)).toBe('2,5\u00a0tỷ\u00a0US$');
  expect(shown(3_000_000_000_000n)).toBe('3\u00a0nghìn\u00a0tỷ\u00a0US$');
  expect(shown(999n)).toBe('999\u00a0US$');
});

test.each<[Locale, bigint, string]>([
  ['de', 264_330n, '264.330 $'],
  ['de', 1_234n, '1.234 $'],
  ['de', 1_914_430n, '1,91 Mio. $'],
  ['zh-Hans', 1_234n, 'US$1,234'],
  ['zh-Hans', 264_330n, 'US$26.4万'],
  ['es', 264_330n, '264 mil US$'],
  ['fr', 264_330n, '264 k $US'],
])(
  'LNG-14 in %s, which has no word for some thousands, %d keeps all digits without one: %s',
  (locale, numerator, text) => {
    const shown = formatShortUsd({ numerator, denominator: 1n }, locale);
    expect(shown.replaceAll('\u00a0', ' ')).toBe(text);
  },
);

test.each<[Locale, bigint, string]>([
  ['es', 123_456_789_012n, '123 mil M US$'],
  ['es', 1_234_567_890_123n, '1.234.567.890.123 US$'],
  ['es', 999_999_999_999n, '999.999.999.999 US$'],
  ['fr', 123_456_789_012n, '123 Md $US'],
  ['fr', 1_234_567_890_123n, '1 234 567 890 123 $US'],
  ['fr', 10n ** 15n, '1 000 000 000 000 000 $US'],
  ['de', 1_234_567_890_123n, '1,23 Bio. $'],
  ['pt-BR', 1_234_567_890_123n, 'US$ 1,23 tri'],
  ['en', 1_234_567_890_123n, '$1.23T'],
])(
  'LNG-14 in %s no short value could be read as a billion that is a trillion: %d is %s',
  (locale, numerator, text) => {
    const shown = formatShortUsd({ numerator, denominator: 1n }, locale);
    expect(shown.replaceAll('\u00a0', ' ')).toBe(text);
  },
);
