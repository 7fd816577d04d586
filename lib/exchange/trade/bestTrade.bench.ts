// The route search next to the Uniswap SDK's, in one run on the same markets: `npm run bench`.
// Exits with 1 when an amount differs or a goal is missed.
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { bestTradeExactIn } from './bestTrade';
import { numberedToken, poolOf } from './testing/market.setup';
import { sdkBestTradeExactIn, toSdkPairs } from './testing/uniswapSdk.setup';

/** How many times faster than the SDK a search must be, by the number of pairs. */
const SPEED_GOALS = [
  { pairCount: 20, timesFaster: 1_000 },
  { pairCount: 100, timesFaster: 2_000 },
  { pairCount: 500, timesFaster: 8_000 },
];
/** How many times longer a search over 2000 pairs may take than one over 500. */
const GROWTH_GOAL = 5;
const JOURNEYS = 40;
const MEASURED_MS = 500;
const SEED = 43_114;

type Journey = { readonly amountIn: Amount<Token>; readonly tokenOut: Token };
type Market = { readonly pairs: readonly Pair[]; readonly journeys: readonly Journey[] };
type Random = () => number;

/** A repeatable sequence of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random pairs of 2.5 x sqrt(pairs) tokens, so that more pairs also means more pairs per token. */
function randomMarket(pairCount: number): Market {
  const random = randomFrom(SEED + pairCount);
  const tokens = Array.from({ length: Math.ceil(2.5 * Math.sqrt(pairCount)) }, (_, index) =>
    numberedToken(index),
  );
  const pickTwo = () => pickDistinct(tokens, random);
  const pairs = new Map<string, Pair>();
  while (pairs.size < pairCount) {
    const [a, b] = pickTwo();
    const pair = poolOf(a, b, randomReserve(random), randomReserve(random));
    pairs.set(pair.liquidityToken.address, pair);
  }
  const journeys = Array.from({ length: JOURNEYS }, (): Journey => {
    const [tokenIn, tokenOut] = pickTwo();
    return { amountIn: amountOf(tokenIn, 10n ** 18n), tokenOut };
  });
  return { pairs: [...pairs.values()], journeys };
}

function pickDistinct(tokens: readonly Token[], random: Random): readonly [Token, Token] {
  const pick = () => tokens[Math.floor(random() * tokens.length)] ?? numberedToken(0);
  const first = pick();
  for (;;) {
    const second = pick();
    if (second !== first) return [first, second];
  }
}

/** From a thousand to a million whole tokens. */
function randomReserve(random: Random): bigint {
  return BigInt(Math.floor(10 ** (3 + 3 * random()))) * 10n ** 18n;
}

/**
 * The microseconds of one `search`: the median of many rounds over all journeys, which is not
 * affected when the machine is busy for a moment.
 */
function microsecondsEach(
  journeys: readonly Journey[],
  search: (journey: Journey) => void,
): number {
  const rounds: number[] = [];
  const end = performance.now() + MEASURED_MS;
  do {
    const start = performance.now();
    for (const journey of journeys) search(journey);
    rounds.push(performance.now() - start);
  } while (performance.now() < end);
  return (median(rounds) * 1_000) / journeys.length;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The microseconds of one of our searches, after the graph is compiled and the code is warm. */
function ownMicroseconds({ pairs, journeys }: Market): number {
  const search = ({ amountIn, tokenOut }: Journey) =>
    bestTradeExactIn({ pairs, amountIn, tokenOut });
  microsecondsEach(journeys, search);
  return microsecondsEach(journeys, search);
}

function compare(pairCount: number) {
  const { pairs, journeys } = randomMarket(pairCount);
  const sdkPairs = toSdkPairs(pairs);
  const sdkSearch = ({ amountIn, tokenOut }: Journey) =>
    sdkBestTradeExactIn(sdkPairs, amountIn, tokenOut);
  const isSame = journeys.every(
    (journey) =>
      sdkSearch(journey)?.outputAmount.quotient.toString() ===
      bestTradeExactIn({ pairs, ...journey })?.amountOut.raw.toString(),
  );
  return {
    isSame,
    own: ownMicroseconds({ pairs, journeys }),
    sdk: microsecondsEach(journeys, sdkSearch),
  };
}

let isMissed = false;
const rows = SPEED_GOALS.map(({ pairCount, timesFaster }) => {
  const { own, sdk, isSame } = compare(pairCount);
  isMissed ||= !isSame || sdk / own < timesFaster;
  return {
    pairs: pairCount,
    'SDK µs': Math.round(sdk),
    'own µs': Number(own.toFixed(1)),
    'times faster': Math.round(sdk / own),
    goal: timesFaster,
    'same amounts': isSame,
  };
});
console.table(rows);

const [smaller, larger] = [randomMarket(500), randomMarket(2_000)];
const growth = median(
  Array.from({ length: 5 }, () => ownMicroseconds(larger) / ownMicroseconds(smaller)),
);
isMissed ||= growth > GROWTH_GOAL;
console.log(`From 500 to 2000 pairs: ${growth.toFixed(1)} times as long, at most ${GROWTH_GOAL}.`);
process.exit(isMissed ? 1 : 0);
