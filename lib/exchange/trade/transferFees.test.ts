import { amountOf } from '@/lib/base/amounts/amount';
import { minimumAfterSlippage } from '@/lib/base/amounts/slippage';
import { outputFor } from '@/lib/exchange/pairs/constantProduct';
import { limitOf } from './limitOf';
import { priceImpact } from './priceImpact';
import { requote } from './requote';
import { numberedToken, poolOf } from './testing/market.setup';
import { liquidityProviderFee, type Trade } from './trade';
import { arriving, hasTransferFees, largestFeeBps, withTransferFees } from './transferFees';

const a = numberedToken(0);
const b = numberedToken(1);
const pair = poolOf(a, b, 10n ** 9n, 2n * 10n ** 9n);
const FEES = { sold: 500, bought: 300 };
const PAID = 1_000_000n;

function soldAtPools(paid: bigint): Trade {
  const output = outputFor(paid, { reserveIn: pair.reserve0, reserveOut: pair.reserve1 });
  return {
    type: 'exactIn',
    route: [a, b],
    pairs: [pair],
    amountIn: amountOf(a, paid),
    amountOut: amountOf(b, output),
  };
}

function sold(paid: bigint): Trade {
  const trade = withTransferFees(soldAtPools(arriving(paid, FEES.sold)), paid, FEES);
  if (trade === undefined) throw new TypeError('Nothing arrives');
  return trade;
}

test('SIM-05 what arrives is rounded down, and a fee on either side is a fee', () => {
  expect(arriving(10_001n, 300)).toBe(9_700n);
  expect(arriving(PAID, 0)).toBe(PAID);
  expect(arriving(PAID, 10_000)).toBe(0n);
  expect(hasTransferFees({ sold: 0, bought: 0 })).toBe(false);
  expect(hasTransferFees({ sold: 1, bought: 0 })).toBe(true);
  expect(hasTransferFees({ sold: 0, bought: 1 })).toBe(true);
});

test('SIM-05 K01 the sale has what leaves the account and what arrives, and its minimum follows', () => {
  const trade = sold(PAID);
  const atPools = soldAtPools(950_000n);
  expect(trade.atPools).toEqual({
    amountIn: atPools.amountIn,
    amountOut: atPools.amountOut,
    fees: FEES,
  });
  expect(trade.amountIn.raw).toBe(PAID);
  expect(trade.amountOut.raw).toBe((atPools.amountOut.raw * 97n) / 100n);
  expect(limitOf({ trade, slippageBps: 50 }).amount).toEqual(
    minimumAfterSlippage(trade.amountOut, 50),
  );
});

test('SIM-05 impact, provider fee and a new quote are those of the pools', () => {
  const [trade, atPools] = [sold(PAID), soldAtPools(950_000n)];
  expect(priceImpact(trade)).toEqual(priceImpact(atPools));
  expect(liquidityProviderFee(trade)).toEqual(liquidityProviderFee(atPools));
  expect(requote(trade, [pair])).toBe(atPools.amountOut.raw);
});

test('SIM-05 a sale of which nothing arrives does not count', () => {
  const all = { sold: 0, bought: 10_000 };
  expect(withTransferFees(soldAtPools(PAID), PAID, all)).toBeUndefined();
});

test('SIM-05 the larger fee of a trade is known', () => {
  expect(largestFeeBps(soldAtPools(PAID))).toBe(0);
  expect(largestFeeBps(sold(PAID))).toBe(500);
});
