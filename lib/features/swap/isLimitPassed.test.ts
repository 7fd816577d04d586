import { amountOf } from '@/lib/base/amounts/amount';
import { inputFor, outputFor } from '@/lib/exchange/pairs/constantProduct';
import { numberedToken, poolOf } from '@/lib/exchange/trade/testing/market.setup';
import { isLimitPassed } from './isLimitPassed';
import type { SwapTerms } from './swapTerms';
import { swapOf } from './testing/swapTerms.setup';

const [a, b] = [numberedToken(0), numberedToken(1)];
const RESERVE = 10n ** 9n;

/** A pool whose second reserve differs from that of the quote. */
const poolWith = (reserveB: bigint) => poolOf(a, b, RESERVE, reserveB);

test('a sale is beyond its limit if its pool would pay less than its minimum', () => {
  const agreed = swapOf(amountOf(a, 1_000_000n), amountOf(b, 10_050_000n));
  // 10050000 less 0.5 %, as the router counts it, is 10000000.
  const paid = (reserveB: bigint) =>
    outputFor(1_000_000n, { reserveIn: RESERVE, reserveOut: reserveB });
  let enough = 10_040_000_000n;
  while (paid(enough) < 10_000_000n) enough += 1_000n;
  while (paid(enough - 1n) >= 10_000_000n) enough -= 1n;
  expect(isLimitPassed(agreed, [poolWith(enough)])).toBe(false);
  expect(isLimitPassed(agreed, [poolWith(enough - 1n)])).toBe(true);
});

test('a purchase is beyond its limit if its pool would take more than its maximum, or has too little', () => {
  const out = amountOf(b, 1_000_000n);
  const needed = inputFor(1_000_000n, { reserveIn: RESERVE, reserveOut: RESERVE }) ?? 0n;
  const sale = swapOf(amountOf(a, needed), out);
  const agreed: SwapTerms = { ...sale, trade: { ...sale.trade, type: 'exactOut' } };
  expect(isLimitPassed(agreed, [poolWith(RESERVE)])).toBe(false);
  expect(isLimitPassed({ ...agreed, tighterLimit: needed }, [poolWith(RESERVE)])).toBe(false);
  expect(isLimitPassed({ ...agreed, tighterLimit: needed }, [poolWith(RESERVE - 2_000n)])).toBe(
    true,
  );
  expect(isLimitPassed(agreed, [poolWith(990_000_000n)])).toBe(true);
  expect(isLimitPassed(agreed, [poolWith(1_000_000n)])).toBe(true);
});

test('what a token keeps of its transfer is not a loss of price', () => {
  const pool = amountOf(b, outputFor(1_000_000n, { reserveIn: RESERVE, reserveOut: RESERVE }));
  const kept = swapOf(amountOf(a, 1_000_000n), amountOf(b, (pool.raw * 90n) / 100n));
  const agreed: SwapTerms = {
    ...kept,
    trade: {
      ...kept.trade,
      atPools: { amountIn: kept.trade.amountIn, amountOut: pool, fees: { sold: 0, bought: 1_000 } },
    },
  };
  expect(isLimitPassed(agreed, [poolWith(RESERVE)])).toBe(false);
  expect(isLimitPassed(agreed, [poolWith((RESERVE * 99n) / 100n)])).toBe(true);
});
