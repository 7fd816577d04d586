import { render, screen } from '@testing-library/react';
import type { PricePoint } from '@/lib/exchange/market/pricePoints';
import { changeTones } from './changeTone.css';
import { Sparkline } from './Sparkline';

const pointsOf = (...prices: readonly bigint[]): readonly PricePoint[] =>
  prices.map((numerator, index) => ({
    seconds: 60 * index,
    price: { numerator, denominator: 1n },
  }));

function show(...prices: readonly bigint[]) {
  render(<Sparkline points={pointsOf(...prices)} label="+2.00% in 24 h" />);
  return screen.getByRole('img', { name: '+2.00% in 24 h' });
}

test('MKT-18 the line is one path within 64 by 20 pixels, with its words', () => {
  const picture = show(100n, 50n, 102n);
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['64', '20']);
  const [path, ...others] = picture.querySelectorAll('path');
  expect(others).toEqual([]);
  expect(path).toHaveAttribute('d', 'M1 1.7L32 19L63 1');
});

test.each([
  [100n, 102n, changeTones.up],
  [100n, 98n, changeTones.down],
  [100n, 100n, changeTones.same],
])('MKT-18 from %d to %d it has the colour of the change', (from, to, tone) => {
  expect(show(from, to)).toHaveClass(tone, { exact: false });
});

test('MKT-18 a single point is no line', () => {
  expect(show(7n).querySelector('path')).toBeNull();
});
