import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';

/** The price of a path at one time. */
export type PricePoint = {
  /** In seconds since 1970, by the chain's clock. */
  readonly seconds: number;
  /** How many smallest units of the last token one smallest unit of the first one costs. */
  readonly price: Fraction;
};

/** The prices of a path from its other end. */
export function invertedPoints(points: readonly PricePoint[]): readonly PricePoint[] {
  return points.map(({ seconds, price: { numerator, denominator } }) => ({
    seconds,
    price: { numerator: denominator, denominator: numerator },
  }));
}

/** A point is absurd above the median of its neighbours times this, or below it divided by this. */
const ABSURD_FACTOR = 2n;
/** More than half: numbers have rounding errors. */
const NEAR = 0.51;
/** How many neighbours on each side are compared. */
const NEIGHBOURS = 2;

/**
 * Price points without those that are absurd: a pool that was drained within a block, or a lie
 * about one block.
 *
 * A point is compared with the median of its neighbours, two on each side if there are two on both,
 * otherwise one; the first and the last point with the two on their only side. If the neighbours do
 * not agree, any of the two middle ones is enough. So a price that jumps and stays is kept, and a
 * single point that jumps there and back is left out.
 *
 * @param points - In the order of time.
 */
export function withoutAbsurd(points: readonly PricePoint[]): readonly PricePoint[] {
  const numbers = points.map(priceNumber);
  return points.filter((_, index) => isNearMedian(numbers, index) || isPlausible(points, index));
}

/** A price as a number, in smallest units: for what does not have to be exact. */
export function priceNumber({ price }: PricePoint): number {
  return Number(price.numerator) / Number(price.denominator);
}

/** Whether a price is so near to its neighbours that it need not be compared exactly. */
function isNearMedian(numbers: readonly number[], index: number): boolean {
  const [value, near] = [numbers[index], neighboursOf(numbers, index).toSorted((a, b) => a - b)];
  const [low, high] = middlesOf(near);
  if (value === undefined || low === undefined || high === undefined) return false;
  return value > low * NEAR && value * NEAR < high;
}

function isPlausible(points: readonly PricePoint[], index: number): boolean {
  const prices = neighboursOf(points, index).map(({ price }) => price);
  const [low, high] = middlesOf(prices.toSorted(compareFractions));
  const price = points[index]?.price;
  // With one neighbour, either of the two may be the absurd one.
  if (!price || !low || !high || prices.length < 2) return true;
  return !isBelow(price, low) && !isBelow(high, price);
}

/** The median, or the two in the middle. */
function middlesOf<Item>(sorted: readonly Item[]): readonly (Item | undefined)[] {
  return [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
}

/** What is next to one of a list. */
function neighboursOf<Item>(list: readonly Item[], index: number): readonly Item[] {
  const [before, after] = [index, list.length - 1 - index];
  const each = Math.min(before, after, NEIGHBOURS);
  const [left, right] = each > 0 ? [each, each] : [NEIGHBOURS, NEIGHBOURS];
  return [
    ...list.slice(Math.max(0, index - left), index),
    ...list.slice(index + 1, index + 1 + right),
  ];
}

/** Whether a price is less than half of another one. */
function isBelow(price: Fraction, other: Fraction): boolean {
  const times = { numerator: price.numerator * ABSURD_FACTOR, denominator: price.denominator };
  return compareFractions(times, other) < 0;
}
