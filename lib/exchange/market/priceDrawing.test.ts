import { priceDrawing } from './priceDrawing';
import { type PricePoint, priceNumber } from './pricePoints';

function pointOf(seconds: number, numerator: number | bigint, denominator = 1n): PricePoint {
  return { seconds, price: { numerator: BigInt(numerator), denominator } };
}

function drawn(...points: readonly PricePoint[]) {
  const [first, ...rest] = points;
  if (first === undefined) throw new TypeError('no point');
  return priceDrawing([first, ...rest]);
}

test('MKT-15 the line is drawn by time and price, and touches all sides', () => {
  const points = [pointOf(1_000, 20), pointOf(1_025, 10), pointOf(1_100, 15)];
  const { line, lowest, highest } = drawn(...points);
  expect(line).toEqual([
    { x: 0, y: 0 },
    { x: 0.25, y: 1 },
    { x: 1, y: 0.5 },
  ]);
  expect([lowest, highest]).toEqual([points[1], points[0]]);
});

test.each([
  ['equal prices', 7n, 7n],
  ['prices that differ only by rounding', 10n ** 18n, 10n ** 18n + 1n],
])('MKT-15 %s are a line in the middle', (_name, before, after) => {
  const { line } = drawn(pointOf(0, before), pointOf(60, after));
  expect(line).toEqual([
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
  ]);
});

test('MKT-15 a price of a hundred bits is drawn, however small', () => {
  const places = [1n, 2n, 4n].map((n, at) => pointOf(at, n * 10n ** 20n, 10n ** 56n));
  expect(drawn(...places).line[1]?.y).toBeCloseTo(2 / 3);
});

test('MKT-16 of 10,000 points at most 2,200 are drawn, with each peak and both ends', () => {
  const points = Array.from({ length: 10_000 }, (_, index) =>
    pointOf(index * 777, 1_000_000 + Math.round(Math.sin(index / 50) * 1_000)),
  );
  const peak = pointOf(5_001 * 777, 2_000_000);
  const dip = pointOf(5_002 * 777, 500_000);
  const { line, placeOf, lowest, highest } = drawn(
    ...points.slice(0, 5_001),
    peak,
    dip,
    ...points.slice(5_003),
  );
  expect(line.length).toBeLessThanOrEqual(2_200);
  expect(line.length).toBeGreaterThan(1_000);
  expect([lowest, highest]).toEqual([dip, peak]);
  expect(line).toContainEqual(placeOf(peak));
  expect(line).toContainEqual(placeOf(dip));
  expect(line[0]?.x).toBe(0);
  expect(line.at(-1)?.x).toBe(1);
  const places = line.map(({ x }) => x);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('MKT-17 the point next to a place is found by its time', () => {
  const { nearestTo } = drawn(pointOf(0, 1), pointOf(10, 2), pointOf(100, 3));
  expect([0, 0.04, 0.06, 0.5, 0.6, 1].map(nearestTo)).toEqual([0, 0, 1, 1, 2, 2]);
  expect([-1, 2].map(nearestTo)).toEqual([0, 2]);
});

test('a price as a number', () => {
  expect(priceNumber(pointOf(0, 3n, 4n))).toBe(0.75);
});
