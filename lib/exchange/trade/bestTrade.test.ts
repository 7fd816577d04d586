import fc from 'fast-check';
import { amountOf } from '@/lib/base/amounts/amount';
import { bestTradeExactIn, bestTradeExactOut } from './bestTrade';
import { DuplicatePairError } from './pairGraph';
import { numberedToken, poolOf, randomAmount, randomMarket } from './testing/market.setup';
import { sdkBestTradeExactIn, sdkBestTradeExactOut, toSdkPairs } from './testing/uniswapSdk.setup';
import type { Trade } from './trade';

const RUNS = 2_000;
const MINUTE_MS = 60_000;

const a = numberedToken(0);
const b = numberedToken(1);
const c = numberedToken(2);
const d = numberedToken(3);
const e = numberedToken(4);
function symbols(trade: Trade | undefined): string | undefined {
  return trade?.route.map(({ symbol }) => symbol).join(' ');
}

describe('TRD-03 the best trade for an exact input', () => {
  test('TRD-05 carries its type, route, pairs and amounts', () => {
    const pairs = [poolOf(a, b, 100n, 100n), poolOf(b, c, 100n, 100n)];
    expect(bestTradeExactIn({ pairs, amountIn: amountOf(a, 10n), tokenOut: c })).toEqual({
      type: 'exactIn',
      route: [a, b, c],
      pairs,
      amountIn: amountOf(a, 10n),
      amountOut: amountOf(c, 8n),
    });
  });

  test('is the route with the greatest output, even if it is the longer one', () => {
    const pairs = [poolOf(a, c, 1_000n, 1_000n), poolOf(a, b), poolOf(b, c)];
    const sold = (raw: bigint) =>
      symbols(bestTradeExactIn({ pairs, amountIn: amountOf(a, raw), tokenOut: c }));
    expect(sold(2n)).toBe('T0 T2');
    expect(sold(500n)).toBe('T0 T1 T2');
  });

  test('does not exist when nothing joins the tokens, or the input buys nothing', () => {
    const pairs = [poolOf(a, b, 1_000n, 1n), poolOf(c, d)];
    expect(bestTradeExactIn({ pairs, amountIn: amountOf(a, 10n), tokenOut: d })).toBeUndefined();
    expect(bestTradeExactIn({ pairs, amountIn: amountOf(a, 10n), tokenOut: b })).toBeUndefined();
    expect(bestTradeExactIn({ pairs, amountIn: amountOf(e, 10n), tokenOut: a })).toBeUndefined();
    expect(
      bestTradeExactIn({ pairs: [], amountIn: amountOf(a, 10n), tokenOut: b }),
    ).toBeUndefined();
  });

  test('does not exist between a token and itself', () => {
    const pairs = [poolOf(a, b), poolOf(b, c), poolOf(c, a)];
    expect(bestTradeExactIn({ pairs, amountIn: amountOf(a, 10n), tokenOut: a })).toBeUndefined();
  });

  test('passes over empty pairs', () => {
    const pairs = [poolOf(a, c, 0n, 0n), poolOf(a, b), poolOf(b, c)];
    expect(symbols(bestTradeExactIn({ pairs, amountIn: amountOf(a, 100n), tokenOut: c }))).toBe(
      'T0 T1 T2',
    );
  });
});

describe('TRD-03 the best trade for an exact output', () => {
  test('TRD-05 carries its type, route, pairs and amounts', () => {
    const pairs = [poolOf(a, b, 100n, 100n), poolOf(b, c, 100n, 100n)];
    expect(bestTradeExactOut({ pairs, tokenIn: a, amountOut: amountOf(c, 8n) })).toEqual({
      type: 'exactOut',
      route: [a, b, c],
      pairs,
      amountIn: amountOf(a, 10n),
      amountOut: amountOf(c, 8n),
    });
  });

  test('is the route with the smallest input, even if it is the longer one', () => {
    const pairs = [poolOf(a, c, 1_000n, 1_000n), poolOf(a, b), poolOf(b, c)];
    const bought = (raw: bigint) =>
      symbols(bestTradeExactOut({ pairs, tokenIn: a, amountOut: amountOf(c, raw) }));
    expect(bought(1n)).toBe('T0 T2');
    expect(bought(500n)).toBe('T0 T1 T2');
  });

  test('does not exist when no pair has more than the output', () => {
    const pairs = [poolOf(a, b, 1_000n, 1_000n)];
    expect(
      bestTradeExactOut({ pairs, tokenIn: a, amountOut: amountOf(b, 1_000n) }),
    ).toBeUndefined();
    expect(bestTradeExactOut({ pairs, tokenIn: a, amountOut: amountOf(b, 999n) })).toBeDefined();
  });
});

describe('TRD-04 a trade route has at most 3 hops', () => {
  const chain = [poolOf(a, b), poolOf(b, c), poolOf(c, d), poolOf(d, e)];

  test('a route of 3 hops is found and one of 4 is not', () => {
    const amountIn = amountOf(a, 1_000n);
    expect(symbols(bestTradeExactIn({ pairs: chain, amountIn, tokenOut: d }))).toBe('T0 T1 T2 T3');
    expect(bestTradeExactIn({ pairs: chain, amountIn, tokenOut: e })).toBeUndefined();
    const amountOut = amountOf(e, 1_000n);
    expect(bestTradeExactOut({ pairs: chain, tokenIn: a, amountOut })).toBeUndefined();
  });
});

describe('TRD-03 equal amounts are ranked', () => {
  test('by the smaller price impact', () => {
    const pairs = [
      poolOf(a, b, 100n, 102n),
      poolOf(b, d, 1_000n, 2_000n),
      poolOf(a, c, 100n, 100n),
      poolOf(c, d, 1_000n, 2_000n),
    ];
    const trade = bestTradeExactIn({ pairs, amountIn: amountOf(a, 2n), tokenOut: d });
    expect(symbols(trade)).toBe('T0 T2 T3');
  });

  test('then by fewer hops', () => {
    const pairs = [
      poolOf(a, b, 100n, 400n),
      poolOf(b, c, 400n, 400n),
      poolOf(c, d, 400n, 100n),
      poolOf(a, e, 100n, 200n),
      poolOf(e, d, 200n, 100n),
    ];
    const trade = bestTradeExactIn({ pairs, amountIn: amountOf(a, 2n), tokenOut: d });
    expect(trade?.amountOut.raw).toBe(1n);
    expect(symbols(trade)).toBe('T0 T4 T3');
  });

  test('then by the order of the pairs', () => {
    const pairs = [poolOf(a, c), poolOf(c, d), poolOf(a, b), poolOf(b, d)];
    const amountIn = amountOf(a, 1_000n);
    expect(symbols(bestTradeExactIn({ pairs, amountIn, tokenOut: d }))).toBe('T0 T2 T3');
    const backwards = pairs.toReversed();
    expect(symbols(bestTradeExactIn({ pairs: backwards, amountIn, tokenOut: d }))).toBe('T0 T1 T3');
  });
});

test('two pools of the same tokens are refused', () => {
  const pairs = [poolOf(a, b), poolOf(b, a, 5n, 5n)];
  expect(() => bestTradeExactIn({ pairs, amountIn: amountOf(a, 10n), tokenOut: b })).toThrow(
    DuplicatePairError,
  );
});

/** The parts of a trade that both implementations have. */
function essence(trade: Trade | undefined) {
  return (
    trade && {
      route: trade.route.map(({ address }) => address),
      amountIn: trade.amountIn.raw,
      amountOut: trade.amountOut.raw,
    }
  );
}

function sdkEssence(trade: ReturnType<typeof sdkBestTradeExactIn | typeof sdkBestTradeExactOut>) {
  return (
    trade && {
      route: trade.route.path.map(({ address }) => address),
      amountIn: BigInt(trade.inputAmount.quotient.toString()),
      amountOut: BigInt(trade.outputAmount.quotient.toString()),
    }
  );
}

test(
  'TRD-03 for an exact input, amounts and route are those of the Uniswap SDK',
  () => {
    fc.assert(
      fc.property(randomMarket, randomAmount, (pairs, raw) => {
        const amountIn = amountOf(a, raw);
        const own = bestTradeExactIn({ pairs, amountIn, tokenOut: b });
        expect(essence(own)).toEqual(
          sdkEssence(sdkBestTradeExactIn(toSdkPairs(pairs), amountIn, b)),
        );
      }),
      { numRuns: RUNS },
    );
  },
  MINUTE_MS,
);

test(
  'TRD-03 for an exact output, amounts and route are those of the Uniswap SDK',
  () => {
    fc.assert(
      fc.property(randomMarket, randomAmount, (pairs, raw) => {
        const amountOut = amountOf(b, raw);
        const own = bestTradeExactOut({ pairs, tokenIn: a, amountOut });
        expect(essence(own)).toEqual(
          sdkEssence(sdkBestTradeExactOut(toSdkPairs(pairs), a, amountOut)),
        );
      }),
      { numRuns: RUNS },
    );
  },
  MINUTE_MS,
);
