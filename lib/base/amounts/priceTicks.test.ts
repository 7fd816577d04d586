import type { Locale } from '@/lib/base/i18n/locales';
import { priceTicks } from './priceTicks';

const textsOf = (low: number, high: number, locale: Locale = 'en') =>
  priceTicks(low, high, locale).map(({ text }) => text);

test.each([
  [24_310, 26_180, ['25,000', '26,000']],
  [99.1, 100.4, ['99.5', '100.0']],
  [0.97, 1.26, ['1.0', '1.1', '1.2']],
  [0.000000009, 0.0000000121, ['0.000000010', '0.000000012']],
  [1.2345678, 1.2345688, ['1.2345680', '1.2345685']],
  [0, 3, ['0', '1', '2', '3']],
])('MKT-15 AMT-18 the axis from %d to %d has the round prices %j', (low, high, texts) => {
  expect(textsOf(low, high)).toEqual(texts);
});

test.each([
  [5, 5],
  [5, 4],
  [Number.NaN, 1],
])('MKT-15 the axis from %d to %d has none', (low, high) => {
  expect(textsOf(low, high)).toEqual([]);
});

test('MKT-15 AMT-18 they are written in the language', () => {
  expect(textsOf(24_310.5, 26_180.5, 'de')).toEqual(['25.000', '26.000']);
  expect(textsOf(99.1, 100.4, 'fr')).toEqual(['99,5', '100,0']);
});

test('MKT-15 never more than four, never fewer than one where the range is wide enough', () => {
  for (let exponent = -20; exponent < 20; exponent += 1)
    for (const size of [1, 1.5, 2.9, 4.9, 7, 9.99]) {
      const [low, range] = [3.3 * 10 ** exponent, size * 10 ** (exponent - 2)];
      const ticks = priceTicks(low, low + range, 'en');
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.length).toBeGreaterThanOrEqual(1);
      for (const { price } of ticks) {
        expect(price).toBeGreaterThanOrEqual(low * (1 - 1e-12));
        expect(price).toBeLessThanOrEqual((low + range) * (1 + 1e-12));
      }
    }
});
