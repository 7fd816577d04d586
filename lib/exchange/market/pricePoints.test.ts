import { type PricePoint, withoutAbsurd } from './pricePoints';

const pointsOf = (prices: readonly number[]): readonly PricePoint[] =>
  prices.map((price, index) => ({
    seconds: index,
    price: { numerator: BigInt(Math.round(price * 1_000)), denominator: 1_000n },
  }));

test.each([
  ['a spike', [1, 1, 1, 90, 1, 1, 1], [0, 1, 2, 4, 5, 6]],
  ['a pool that was drained for a moment', [5, 5, 5, 0.001, 5, 5], [0, 1, 2, 4, 5]],
  ['a spike at the beginning', [50, 1, 1, 1], [1, 2, 3]],
  ['a spike next to the beginning', [1, 50, 1, 1], [0, 2, 3]],
  ['a spike now', [1, 1, 1, 1, 80], [0, 1, 2, 3]],
  ['a spike shortly before now', [1, 1, 1, 80, 1], [0, 1, 2, 4]],
  ['two spikes apart', [1, 1, 40, 1, 1, 0.01, 1, 1], [0, 1, 3, 4, 6, 7]],
])('MKT-04 %s is left out', (_what, prices, kept) => {
  expect(withoutAbsurd(pointsOf(prices)).map(({ seconds }) => seconds)).toEqual(kept);
});

test.each([
  ['a price that jumps and stays', [1, 1, 1, 10, 10, 10]],
  ['a fall that the latest two agree on', [10, 10, 10, 10, 1, 1]],
  ['a steep rise', [1, 1.9, 3.7, 7, 13, 25]],
  ['a price that doubles for a while', [1, 1, 2, 1, 1]],
  ['a price that halves for a while', [1, 1, 0.5, 1, 1]],
  ['two points', [1, 50]],
  ['one point', [1]],
  ['nothing', []],
])('MKT-04 %s is kept', (_what, prices) => {
  expect(withoutAbsurd(pointsOf(prices))).toHaveLength(prices.length);
});

test('MKT-04 10,000 points are judged', () => {
  const points = pointsOf(Array.from({ length: 10_000 }, (_, index) => 1 + (index % 7) / 10));
  expect(withoutAbsurd(points)).toHaveLength(10_000);
});
