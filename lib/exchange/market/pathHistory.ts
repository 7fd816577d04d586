import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { liquidityUsd } from '@/lib/exchange/pairs/liquidityUsd';
import { liquidityToken, type Pair, reservesFrom } from '@/lib/exchange/pairs/pair';
import type { UsdPrice } from '@/lib/exchange/pairs/usdPrice';
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

/** A pool counts from this value on, both sides together. */
const THIN_USD: Fraction = { numerator: 1_000n, denominator: 1n };

/**
 * The prices of a path within a span: at each moment the product of the prices of its pools, their
 * reserves against each other, without fee and price impact.
 *
 * A moment has no point if a pool was empty, not known, or thin at the present dollar prices.
 */
export function pathHistory({ source, moments }: PairHistory, path: Path): PathHistory {
  const now = moments.at(-1);
  if (now === undefined) return { status: 'tooShort' };
  if (pointAt(now, path) === undefined) return { status: 'thin' };
  const all = moments.flatMap((moment) => pointAt(moment, path) ?? []);
  const points = withoutAbsurd(all);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return { status: 'tooShort' };
  return {
    status: 'drawn',
    source,
    points,
    spanSeconds: last.seconds - first.seconds,
    readAtSeconds: now.seconds,
    leftOut: all.length - points.length,
  };
}

function pointAt({ seconds, reserves }: PairMoment, path: Path): PricePoint | undefined {
  let price: Fraction = { numerator: 1n, denominator: 1n };
  for (const [index, sold] of path.route.slice(0, -1).entries()) {
    const bought = path.route[index + 1];
    const pair = bought && pairAt(reserves, sold, bought);
    if (pair === undefined || isThin(pair, path)) return undefined;
    const { reserveIn, reserveOut } = reservesFrom(pair, sold);
    price = {
      numerator: price.numerator * reserveOut,
      denominator: price.denominator * reserveIn,
    };
  }
  return { seconds, price };
}

function pairAt(reserves: PairMoment['reserves'], a: Token, b: Token): Pair | undefined {
  const held = reserves.get(pairAddress(a, b).toLowerCase());
  if (held === undefined || held[0] === 0n || held[1] === 0n) return undefined;
  const [token0, token1] = sortedPair(a, b);
  const [reserve0, reserve1] = held;
  return { liquidityToken: liquidityToken(a, b), token0, token1, reserve0, reserve1 };
}

function isThin(pair: Pair, { usdPriceOf }: Path): boolean {
  // All of a supply of one is worth what the pool is.
  const value = liquidityUsd(1n, { pair, supply: 1n }, usdPriceOf);
  return value === undefined || compareFractions(value, THIN_USD) < 0;
}
