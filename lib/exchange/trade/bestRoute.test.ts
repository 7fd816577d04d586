import { bestRoute } from './bestRoute';
import { pairGraph } from './pairGraph';
import { EXACT_INPUT, EXACT_OUTPUT } from './quoteDirection';
import { numberedToken, poolOf } from './testing/market.setup';

const tokens = [0, 1, 2, 3, 4].map(numberedToken);
/** Each token has a pool with the next one alone. */
const chain = tokens.slice(1).map((token, index) => poolOf(numberedToken(index), token));

function hopsTo(last: number, direction = EXACT_INPUT): number | undefined {
  const { vertexOf } = pairGraph(chain);
  const [start, end] = [0, last].map((index) => vertexOf(numberedToken(index)));
  if (start === undefined || end === undefined) throw new TypeError(`no token ${last}`);
  return bestRoute({ start, end, amount: 1_000n, direction })?.hops.length;
}

test.each([
  ['an exact input', EXACT_INPUT],
  ['an exact output', EXACT_OUTPUT],
])('TRD-04 for %s, a route has at most 3 hops', (_what, direction) => {
  expect([1, 2, 3, 4].map((last) => hopsTo(last, direction))).toEqual([1, 2, 3, undefined]);
});
