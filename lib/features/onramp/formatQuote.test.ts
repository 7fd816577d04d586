import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { isolated } from '@/lib/base/text/isolated';
import { formatFiat, formatOffer, formatQuotedAvax } from './formatQuote';
import { QUOTE } from './testing/order.setup';

test.each([
  [4.725, '4.72'],
  [4.35, '4.35'],
  [1.15, '1.15'],
  [0.009, '0.00'],
  [1_234.567, '1,234.56'],
])('BUY-04 %s AVAX of a quote is shown as %s: never more than it is', (value, text) => {
  expect(formatQuotedAvax(value, 'en')).toBe(withSymbol(text, isolated('AVAX')));
});

test('BUY-04 LNG-17 thousands in French are apart by a space that the font has', () => {
  expect(formatFiat(10_000, 'EUR', 'fr')).toBe('10\u00a0000,00\u00a0€');
  expect(formatQuotedAvax(1_234.5, 'fr')).toContain('1\u00a0234,50');
});

test('BUY-04 an amount has the decimals of its fiat currency', () => {
  expect(formatFiat(21.164, 'USD', 'en')).toBe('$21.16');
  expect(formatFiat(1_500.4, 'JPY', 'en')).toBe('¥1,500');
  const avax = withSymbol('4.72', isolated('AVAX'));
  expect(formatOffer(QUOTE, 'en')).toEqual({ total: '$100.00', avax });
});
