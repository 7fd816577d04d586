import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { bestTradeExactIn, bestTradeExactOut } from './bestTrade';
import { hopSandwich } from './hopSandwich';
import { limitOf } from './limitOf';
import { worstSandwich } from './sandwich';
import { poolOf } from './testing/market.setup';
import { maximumSold, type Trade } from './trade';
import { withTransferFees } from './transferFees';

const AVAX = 10n ** 18n;
const wavax = wrappedNative(43114);
const [one, other] = CATALOGUE[43114].filter(({ symbol }) => symbol === 'PNG' || symbol === 'JOE');
if (one === undefined || other === undefined) throw new TypeError('A token is missing');
const [png, joe] = [one, other];

function sale(pairs: Trade['pairs'], tokenIn: Token, raw: bigint, tokenOut: Token): Trade {
  const trade = bestTradeExactIn({ pairs, amountIn: amountOf(tokenIn, raw), tokenOut });
  if (trade === undefined) throw new TypeError('no trade');
  return trade;
}

const minimum = (trade: Trade, slippageBps: number) => limitOf({ trade, slippageBps }).amount.raw;

test('SIM-07 a sandwich takes from what an exact input receives, at most all that the tolerance allows', () => {
  const trade = sale([poolOf(wavax, png, 1_000n * AVAX, 50_000n * AVAX)], wavax, 20n * AVAX, png);
  const limit = minimum(trade, 50);
  const found = worstSandwich(trade, limit);
  expect(found?.pair).toBe(trade.pairs[0]);
  expect(found?.taken.currency).toBe(png);
  expect(found?.taken.raw).toBeLessThanOrEqual(trade.amountOut.raw - limit);
  // One unit paid first moves the price by 50 of the other token.
  expect(found?.taken.raw).toBeGreaterThan(trade.amountOut.raw - limit - 50n);
  expect(found?.profit.currency).toBe(wavax);
  expect(worstSandwich(trade, trade.amountOut.raw)).toBeUndefined();
});

test('SIM-07 SIM-05 for a token that keeps a fee, a sandwich takes what would have arrived', () => {
  const atPools = sale([poolOf(wavax, png, 1_000n * AVAX, 50_000n * AVAX)], wavax, 20n * AVAX, png);
  const trade = withTransferFees(atPools, atPools.amountIn.raw, { sold: 0, bought: 1_000 });
  if (trade === undefined) throw new TypeError('no trade');
  const plain = worstSandwich(atPools, minimum(atPools, 50));
  const found = worstSandwich(trade, minimum(trade, 50));
  expect(found?.profit).toEqual(plain?.profit);
  expect(Number(found?.taken.raw) / Number(plain?.taken.raw)).toBeCloseTo(0.9, 9);
  expect(found?.taken.raw).toBeLessThanOrEqual(trade.amountOut.raw - minimum(trade, 50));
});

test('SIM-07 a sandwich takes from what an exact output pays', () => {
  const pairs = [poolOf(wavax, png, 1_000n * AVAX, 50_000n * AVAX)];
  const trade = bestTradeExactOut({ pairs, tokenIn: wavax, amountOut: amountOf(png, 900n * AVAX) });
  if (trade === undefined) throw new TypeError('no trade');
  const limit = maximumSold(trade, 50).raw;
  const taken = worstSandwich(trade, limit)?.taken;
  expect(taken?.currency).toBe(wavax);
  expect(taken?.raw).toBeLessThanOrEqual(limit - trade.amountIn.raw);
  expect(taken?.raw).toBeGreaterThan(limit - trade.amountIn.raw - 10n);
});

test('SIM-07 no sandwich pays around a trade of 0.3 percent of the reserve, at whatever tolerance', () => {
  const trade = sale([poolOf(wavax, png, 1_000n * AVAX, 50_000n * AVAX)], wavax, 3n * AVAX, png);
  expect(worstSandwich(trade, minimum(trade, 4_999))).toBeUndefined();
});

test('SIM-07 a sandwich has to earn its gas if a pool has a price of AVAX, on either side', () => {
  const gas = 1_600_000_000_000n;
  const buys = (reserve: bigint) =>
    sale([poolOf(wavax, png, reserve, 3n * reserve)], wavax, reserve / 50n, png);
  const sells = (reserve: bigint) =>
    sale([poolOf(wavax, png, reserve, 2n * reserve)], png, reserve / 25n, wavax);
  for (const [tradeOf, cost] of [
    [buys, gas],
    [sells, 2n * gas],
  ] as const) {
    let [paying, idle] = [0, 0];
    for (let reserve = 10n ** 15n; reserve < 10n ** 19n; reserve = (reserve * 11n) / 10n) {
      const trade = tradeOf(reserve);
      const { profit } = hopSandwich(trade, 0, minimum(trade, 50));
      expect(worstSandwich(trade, minimum(trade, 50)) !== undefined).toBe(profit > cost);
      if (profit > cost) paying += 1;
      else if (profit > 0n) idle += 1;
    }
    expect(Math.min(paying, idle)).toBeGreaterThan(5);
  }
});

test('SIM-07 gas of an unknown price hides no sandwich', () => {
  const trade = sale([poolOf(joe, png, 10n ** 12n, 10n ** 12n)], joe, 2n * 10n ** 10n, png);
  expect(worstSandwich(trade, minimum(trade, 50))?.profit.raw).toBeGreaterThan(0n);
});

test('SIM-07 on a route, the pool is named where the most profitable sandwich takes place', () => {
  const shallow = poolOf(wavax, png, 1_000n * AVAX, 50_000n * AVAX);
  const deep = poolOf(png, joe, 10n ** 9n * AVAX, 10n ** 9n * AVAX);
  const there = sale([shallow, deep], wavax, 20n * AVAX, joe);
  const back = sale([shallow, deep], joe, 1_000n * AVAX, wavax);
  expect(worstSandwich(there, minimum(there, 50))?.pair).toBe(shallow);
  expect(worstSandwich(back, minimum(back, 50))?.pair).toBe(shallow);
  // One unit of the first token is 0.001 percent of its reserve: a front run there stops short.
  const coarse = poolOf(joe, png, 100_000n, 10n ** 24n);
  const fine = poolOf(png, wavax, 10n ** 24n, 10n ** 24n);
  const uneven = sale([coarse, fine], joe, 4_000n, wavax);
  const both = [0, 1].map((hop) => hopSandwich(uneven, hop, minimum(uneven, 50)));
  expect(both.every(({ profit }) => profit > 0n)).toBe(true);
  const found = worstSandwich(uneven, minimum(uneven, 50));
  expect(found?.pair).toBe(fine);
  expect(found?.taken.raw).toBe(both[1]?.taken);
  expect(found?.taken.raw).toBeGreaterThan(both[0]?.taken ?? 0n);
});
