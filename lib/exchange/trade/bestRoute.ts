import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { Hop, Vertex } from './pairGraph';
import type { QuoteDirection } from './quoteDirection';

/**
 * A route from the exact amount's end of a trade to the other end: the hops, and the amount at that
 * other end.
 */
export type FoundRoute = {
  readonly hops: readonly Hop[];
  readonly amount: bigint;
};

/** The maximum number of pairs in a route. */
export const MAX_HOPS = 3;

type Search = {
  readonly start: Vertex;
  readonly end: Vertex;
  readonly amount: bigint;
  readonly direction: QuoteDirection;
};

/** Some hops from the start, their end, and a bound on the amount there. */
type Walk = {
  readonly hops: readonly Hop[];
  readonly at: Vertex;
  readonly bound: number;
};

/**
 * The best route between two different tokens. It visits no token twice.
 *
 * Of routes with equal amounts, the one with the smaller price impact is better, then the one with
 * fewer hops, then the one whose pairs come first in the list, seen from `start`.
 *
 * @returns undefined when there is none.
 */
export function bestRoute(search: Search): FoundRoute | undefined {
  const walk = { hops: [], at: search.start, bound: Number(search.amount) };
  return bestContinuation(search, walk, undefined);
}

/**
 * The best of `known` and the routes that begin with `walk`.
 *
 * The last token before `end` always shares a pair with `end`, and no step is taken that cannot
 * lead there. So the work grows with the pairs and not with all routes through them.
 */
function bestContinuation(
  search: Search,
  walk: Walk,
  known: FoundRoute | undefined,
): FoundRoute | undefined {
  const { start, end, direction } = search;
  const lastHop = walk.at.hopTo.get(end);
  let best = lastHop ? betterRoute(search, step(direction, walk, lastHop), known) : known;
  const hopsLeft = MAX_HOPS - walk.hops.length;
  if (hopsLeft < 2) return best;
  for (const hop of walk.at.hops) {
    if (hop.to === start || hop.to === end) continue;
    if (hopsLeft === 2 && !end.hopTo.has(hop.to)) continue;
    best = bestContinuation(search, step(direction, walk, hop), best);
  }
  return best;
}

function step(direction: QuoteDirection, { hops, bound }: Walk, hop: Hop): Walk {
  return {
    hops: [...hops, hop],
    at: hop.to,
    bound: direction.bound(bound, direction.reserves(hop)),
  };
}

/** The better of `known` and a route. The route is computed only if its bound can win. */
function betterRoute(
  { direction, amount }: Search,
  { hops, bound }: Walk,
  known: FoundRoute | undefined,
): FoundRoute | undefined {
  if (known !== undefined && direction.isBetter(known.amount, bound)) return known;
  const found = follow(direction, amount, hops);
  if (found === undefined || known === undefined) return found ?? known;
  return isBetterRoute(direction, found, known) ? found : known;
}

/** The amount after some hops; undefined when one of them is impossible. */
function follow(
  direction: QuoteDirection,
  start: bigint,
  hops: readonly Hop[],
): FoundRoute | undefined {
  let amount = start;
  for (const hop of hops) {
    const beyond = direction.quote(amount, direction.reserves(hop));
    if (beyond === undefined) return undefined;
    amount = beyond;
  }
  return { hops, amount };
}

function isBetterRoute(direction: QuoteDirection, route: FoundRoute, than: FoundRoute): boolean {
  if (route.amount !== than.amount) return direction.isBetter(route.amount, than.amount);
  const impact = compareImpact(direction, route, than);
  if (impact !== 0) return impact < 0;
  return route.hops.length < than.hops.length;
}

/**
 * Negative when `a` has the smaller price impact. With equal amounts, that is the route with the
 * lower mid price, because it is closer to the execution price.
 */
function compareImpact(direction: QuoteDirection, a: FoundRoute, b: FoundRoute): number {
  return compareFractions(midPriceOf(direction, a), midPriceOf(direction, b));
}

function midPriceOf(direction: QuoteDirection, { hops }: FoundRoute): Fraction {
  let numerator = 1n;
  let denominator = 1n;
  for (const hop of hops) {
    const { reserveIn, reserveOut } = direction.reserves(hop);
    numerator *= reserveOut;
    denominator *= reserveIn;
  }
  return { numerator, denominator };
}
