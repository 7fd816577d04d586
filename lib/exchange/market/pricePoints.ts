import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';

/** The price of a path at one time. */
export type PricePoint = {
  /** In seconds since 1970, by the chain's clock. */
  readonly seconds: number;
  /** How many smallest units of the last token one smallest unit of the first one costs. */
  readonly price: Fraction;
};

/** A point is absurd above the median of its neighbours times this, or below it divided by this. */
const ABSURD_FACTOR = 2n;
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
  return points.filter(({ price }, index) => {
    const near = neighboursOf(points, index).toSorted(compareFractions);
    const [low, high] = [near[(near.length - 1) >> 1], near[near.length >> 1]];
    // With one neighbour, either of the two may be the absurd one.
    if (low === undefined || high === undefined || near.length < 2) return true;
    return !isBelow(price, low) && !isBelow(high, price);
  });
}

function neighboursOf(points: readonly PricePoint[], index: number): readonly Fraction[] {
  const [before, after] = [index, points.length - 1 - index];
  const each = Math.min(before, after, NEIGHBOURS);
  const [left, right] = each > 0 ? [each, each] : [NEIGHBOURS, NEIGHBOURS];
  const near = [
    ...points.slice(Math.max(0, index - left), index),
    ...points.slice(index + 1, index + 1 + right),
  ];
  return near.map(({ price }) => price);
}

/** Whether a price is less than half of another one. */
function isBelow(price: Fraction, other: Fraction): boolean {
  const times = { numerator: price.numerator * ABSURD_FACTOR, denominator: price.denominator };
  return compareFractions(times, other) < 0;
}
