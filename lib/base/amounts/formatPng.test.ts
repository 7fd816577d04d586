import type { Locale } from '@/lib/base/i18n/locales';
import { formatPlaces } from './formatPng';

const text = (numerator: bigint, denominator: bigint, places: number, locale: Locale = 'en') =>
  formatPlaces({ numerator, denominator }, { places, rounding: 'down', locale });

test('PNG-01 a value has exactly the requested digits after the point', () => {
  expect(text(12_345_678n, 1_000n, 2)).toBe('12,345.67');
  expect(text(5n, 1n, 4)).toBe('5.0000');
  expect(text(0n, 1n, 5)).toBe('0.00000');
  expect(text(999n, 1_000n, 0)).toBe('<1');
  expect(text(1_999n, 1_000n, 0)).toBe('1');
});

test('PNG-01 the digits are written as the language writes them', () => {
  expect(text(12_345_678n, 1_000n, 2, 'de')).toBe('12.345,67');
});

test('PNG-01 what is above zero is never shown as zero', () => {
  expect(text(1n, 101n, 2)).toBe('<0.01');
  expect(text(1n, 100n, 2)).toBe('0.01');
  expect(text(1n, 10_001n, 4, 'de')).toBe('<\u00a00,0001');
});

test('PNG-01 a price is rounded to the nearest', () => {
  const price = { numerator: 123_456n, denominator: 10_000_000n };
  expect(formatPlaces(price, { places: 5, rounding: 'nearest', locale: 'en' })).toBe('0.01235');
});
