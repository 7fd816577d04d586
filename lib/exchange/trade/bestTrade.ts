import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { bestRoute, type FoundRoute } from './bestRoute';
import { pairGraph } from './pairGraph';
import { EXACT_INPUT, EXACT_OUTPUT, type QuoteDirection } from './quoteDirection';
import type { Trade } from './trade';

/**
 * The trade that pays most for an exact input.
 *
 * Equal outputs are ranked by the smaller price impact, then by fewer hops, then by the order of
 * `pairs`. A route visits no token twice.
 *
 * @param options.pairs - Of one chain, at most one for any two tokens. Empty pairs are skipped.
 * @param options.amountIn - Above zero.
 * @returns undefined when no route connects the two tokens, or none pays anything.
 * @throws {DuplicatePairError} when two pairs join the same tokens.
 */
export function bestTradeExactIn({
  pairs,
  amountIn,
  tokenOut,
}: {
  readonly pairs: readonly Pair[];
  readonly amountIn: Amount<Token>;
  readonly tokenOut: Token;
}): Trade | undefined {
  const best = searchPairs(pairs, {
    exact: amountIn,
    other: tokenOut,
    direction: EXACT_INPUT,
  });
  if (best === undefined) return undefined;
  return {
    type: 'exactIn',
    route: [amountIn.currency, ...best.hops.map(({ to }) => to.token)],
    pairs: best.hops.map(({ pair }) => pair),
    amountIn,
    amountOut: amountOf(tokenOut, best.amount),
  };
}

/**
 * The trade that costs least for an exact output.
 *
 * Equal inputs are ranked by the smaller price impact, then by fewer hops, then by the order of
 * `pairs`. A route visits no token twice.
 *
 * @param options.pairs - Of one chain, at most one for any two tokens. Empty pairs are skipped.
 * @param options.amountOut - Above zero.
 * @returns undefined when no route connects the two tokens, or none has enough liquidity.
 * @throws {DuplicatePairError} when two pairs join the same tokens.
 */
export function bestTradeExactOut({
  pairs,
  tokenIn,
  amountOut,
}: {
  readonly pairs: readonly Pair[];
  readonly tokenIn: Token;
  readonly amountOut: Amount<Token>;
}): Trade | undefined {
  const best = searchPairs(pairs, {
    exact: amountOut,
    other: tokenIn,
    direction: EXACT_OUTPUT,
  });
  if (best === undefined) return undefined;
  return {
    type: 'exactOut',
    route: [amountOut.currency, ...best.hops.map(({ to }) => to.token)].reverse(),
    pairs: best.hops.map(({ pair }) => pair).reverse(),
    amountIn: amountOf(tokenIn, best.amount),
    amountOut,
  };
}

type RouteSearch = {
  readonly exact: Amount<Token>;
  readonly other: Token;
  readonly direction: QuoteDirection;
};

function searchPairs(
  pairs: readonly Pair[],
  { exact, other, direction }: RouteSearch,
): FoundRoute | undefined {
  const { vertexOf } = pairGraph(pairs);
  const start = vertexOf(exact.currency);
  const end = vertexOf(other);
  if (start === undefined || end === undefined || start === end) return undefined;
  return bestRoute({ start, end, amount: exact.raw, direction });
}
