import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { liquidityUsd, valuingTokens } from './liquidityUsd';
import { type Pair, pairOf, type TokenPair } from './pair';
import type { UsdPrice } from './usdPrice';

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}
const [wavax, usdc, png] = [tokenOf('WAVAX'), tokenOf('USDC.e'), tokenOf('PNG')];
const [joe, qi] = [tokenOf('JOE'), tokenOf('QI')];

/** A pool of whole tokens, with 1,000 pool tokens. */
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

test('FRM-12 LIQ-02 pool tokens are worth their part of twice the side of AVAX, PNG or a dollar token', () => {
  // 100 AVAX of 20 dollars are 2,000, and so is the other side.
  expect(usdOf(1_000n, pool(wavax, 100n, qi, 7n))).toBe(4_000);
  expect(usdOf(250n, pool(qi, 7n, wavax, 100n))).toBe(1_000);
  expect(usdOf(0n, pool(qi, 7n, wavax, 100n))).toBe(0);
});

test('FRM-12 LIQ-02 of two such sides the lesser counts, so that a swap that moves the price adds nothing', () => {
  expect(usdOf(1_000n, pool(wavax, 100n, usdc, 1_900n))).toBe(3_800);
  expect(usdOf(1_000n, pool(wavax, 95n, usdc, 2_100n))).toBe(3_800);
  // One price is enough.
  expect(usdOf(1_000n, pool(wavax, 100n, usdc, 1_900n), pricesOf([[wavax, 20n]]))).toBe(4_000);
});

test('FRM-12 LIQ-02 a price that another pool sets for a token adds nothing to what this pool holds', () => {
  const lying = pricesOf([
    [wavax, 20n],
    [joe, 2n],
    [qi, 1_000_000_000n],
  ]);
  expect(usdOf(1_000n, pool(wavax, 100n, qi, 7_000n), lying)).toBe(4_000);
  expect(usdOf(1_000n, pool(joe, 1_000n, qi, 7_000n), lying)).toBe(4_000);
});

test('LIQ-02 ERR-60 a pool without AVAX, PNG and a dollar token needs the prices of both tokens', () => {
  const both = pricesOf([
    [joe, 2n],
    [qi, 1n],
  ]);
  expect(usdOf(500n, pool(joe, 1_000n, qi, 2_000n), both)).toBe(2_000);
  expect(usdOf(500n, pool(joe, 1_000n, qi, 2_000n), pricesOf([[joe, 2n]]))).toBeUndefined();
});

test('FRM-12 ERR-60 without a price, or if nothing can be removed, the value is not known', () => {
  expect(usdOf(1_000n, pool(png, 100n, qi, 7n))).toBeUndefined();
  expect(usdOf(0n, { ...pool(wavax, 100n, qi, 7n), supply: 0n })).toBeUndefined();
  // The token took back what the pool had of it.
  expect(usdOf(1_000n, pool(wavax, 100n, qi, 0n))).toBeUndefined();
});

test('LIQ-02 only tokens of pools without AVAX, PNG and a dollar token need prices of their own', () => {
  const symbols = (pairs: readonly TokenPair[]) =>
    valuingTokens(43114, pairs).map(({ symbol }) => symbol);
  const measures = ['USDT.e', 'USDC.e', 'DAI.e', 'WAVAX', 'PNG'];
  expect(symbols([[wavax, qi]]).toSorted()).toEqual(measures.toSorted());
  expect(
    symbols([
      [joe, qi],
      [wavax, joe],
    ]).toSorted(),
  ).toEqual([...measures, 'JOE', 'QI'].toSorted());
});
