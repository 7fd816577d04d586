import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { liquidityUsd } from './liquidityUsd';
import { type Pair, pairOf } from './pair';
import type { UsdPrice } from './usdPrice';

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}
const [wavax, usdc, png, qi] = [tokenOf('WAVAX'), tokenOf('USDC.e'), tokenOf('PNG'), tokenOf('QI')];

/** A pool of whole tokens, of which there are 1,000 pool tokens. */
function pool(a: Token, wholeA: bigint, b: Token, wholeB: bigint) {
  const whole = (token: Token, count: bigint) =>
    amountOf(token, count * 10n ** BigInt(token.decimals));
  return { pair: pairOf(whole(a, wholeA), whole(b, wholeB)), supply: 1_000n };
}

/** The price of a smallest unit if whole tokens cost this many dollars. */
function pricesOf(dollars: readonly (readonly [Token, bigint])[]) {
  return (token: Token): UsdPrice | undefined => {
    const found = dollars.find(([each]) => isSameToken(each, token));
    return found && { numerator: found[1], denominator: 10n ** BigInt(token.decimals) };
  };
}
const priceOf = pricesOf([
  [wavax, 20n],
  [usdc, 1n],
]);

function usdOf(
  liquidity: bigint,
  where: { readonly pair: Pair; readonly supply: bigint },
  prices = priceOf,
) {
  const worth = liquidityUsd(liquidity, where, prices);
  return worth && Number(worth.numerator) / Number(worth.denominator);
}

test('FRM-12 what is staked is worth its part of twice the side that has a price', () => {
  // 100 AVAX of 20 dollars are 2,000, and so is the other side.
  expect(usdOf(1_000n, pool(wavax, 100n, qi, 7n))).toBe(4_000);
  expect(usdOf(250n, pool(qi, 7n, wavax, 100n))).toBe(1_000);
  expect(usdOf(0n, pool(qi, 7n, wavax, 100n))).toBe(0);
});

test('FRM-12 a dollar token is the measure before any other', () => {
  expect(usdOf(1_000n, pool(wavax, 100n, usdc, 1_900n))).toBe(3_800);
});

test('FRM-12 ERR-60 without a side that has a price, or in an empty pool, the value is not known', () => {
  expect(usdOf(1_000n, pool(png, 100n, qi, 7n))).toBeUndefined();
  expect(usdOf(0n, { ...pool(wavax, 100n, qi, 7n), supply: 0n })).toBeUndefined();
  // The price of the dollar token is not needed if that of AVAX is known.
  expect(usdOf(1_000n, pool(wavax, 100n, usdc, 1_900n), pricesOf([[wavax, 20n]]))).toBe(4_000);
});
