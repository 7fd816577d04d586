import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { type Pair, reservesFrom, type TokenPair } from '@/lib/exchange/pairs/pair';
import type { UsdPrice } from '@/lib/exchange/pairs/usdPrice';
import { heldPair, pairUsd, THIN_USD } from './marketPairs';
import type { PairHistory, PairMoment } from './pairHistory';
import { type PricePoint, withoutAbsurd } from './pricePoints';

/**
 * The prices of a path.
 *
 * `thin`: a pool of the path is worth less than 1,000 dollars now, or nobody knows what it is worth,
 * so a price there costs little to set. `tooShort`: fewer than two points are known.
 */
export type PathHistory =
  | { readonly status: 'thin' | 'tooShort' }
  | {
      readonly status: 'drawn';
      /** Where the points come from: see {@link PairHistory}. */
      readonly source: PairHistory['source'];
      /** The oldest first; two at least. */
      readonly points: readonly PricePoint[];
      /** The time between the first and the last point, in seconds. */
      readonly spanSeconds: number;
      /** When the history was read, in seconds since 1970, by the chain's clock. */
      readonly readAtSeconds: number;
      /** How many points were left out because they are absurd. */
      readonly leftOut: number;
    };

type Path = {
  /** The tokens of the path in its order, two at least. */
  readonly route: readonly Token[];
  /** The price of a token in dollars now, of one of the `valuingTokens` of the pools. */
  readonly usdPriceOf: (token: Token) => UsdPrice | undefined;
};

/**
 * The prices of a path within a span: at each moment the product of the prices of its pools, their
 * reserves against each other, without fee and price impact.
 *
 * A moment has no point if a pool was empty, not known, or thin at the present dollar prices.
 */
export function pathHistory({ source, moments }: PairHistory, path: Path): PathHistory {
  const now = moments.at(-1);
  if (now === undefined) return { status: 'tooShort' };
  return pathUntil(now, { source, points: pathPoints(moments.slice(0, -1), path) }, path);
}

/**
 * The time of now may have been read a while before what the pools hold. A point later than that is
 * of a wrong time.
 */
const CLOCKS_DIFFER_SECONDS = 600;

/** The points of a path before now. */
export type PastPoints = {
  readonly source: PairHistory['source'];
  readonly points: readonly PricePoint[];
};

/** The prices of a path from its past points until a moment, which is now. */
export function pathUntil(now: PairMoment, past: PastPoints, path: Path): PathHistory {
  const present = pointAt(now, path);
  if (present === undefined) return { status: 'thin' };
  const before = past.points.filter(
    ({ seconds }) => seconds <= now.seconds + CLOCKS_DIFFER_SECONDS,
  );
  const lastSeconds = before.at(-1)?.seconds ?? 0;
  const all = [...before, { ...present, seconds: Math.max(now.seconds, lastSeconds) }];
  const points = withoutAbsurd(all);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return { status: 'tooShort' };
  return {
    status: 'drawn',
    source: past.source,
    points,
    spanSeconds: last.seconds - first.seconds,
    readAtSeconds: now.seconds,
    leftOut: all.length - points.length,
  };
}

/** The prices of a path at the moments that have one. */
export function pathPoints(moments: readonly PairMoment[], path: Path): readonly PricePoint[] {
  return moments.flatMap((moment) => pointAt(moment, path) ?? []);
}

function pointAt({ seconds, reserves }: PairMoment, path: Path): PricePoint | undefined {
  let price: Fraction = { numerator: 1n, denominator: 1n };
  for (const [sold, bought] of hopsOf(path.route)) {
    const pair = heldPair(reserves, [sold, bought]);
    if (pair === undefined || isThin(pair, path)) return undefined;
    const { reserveIn, reserveOut } = reservesFrom(pair, sold);
    price = {
      numerator: price.numerator * reserveOut,
      denominator: price.denominator * reserveIn,
    };
  }
  return { seconds, price };
}

/** The pools of a path, each by the token that it is entered with and the one that leaves it. */
export function hopsOf(route: readonly Token[]): readonly TokenPair[] {
  return route.slice(0, -1).flatMap((sold, index) => {
    const bought = route[index + 1];
    return bought ? [[sold, bought] as const] : [];
  });
}

function isThin(pair: Pair, { usdPriceOf }: Path): boolean {
  const value = pairUsd(pair, usdPriceOf);
  return value === undefined || compareFractions(value, THIN_USD) < 0;
}
