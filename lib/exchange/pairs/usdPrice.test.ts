import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { type Pair, pairOf } from './pair';
import { knownPriceOf, sumUsd, type UsdPrice } from './usdPrice';

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}
const [wavax, usdc, usdt, png, qi] = ['WAVAX', 'USDC.e', 'USDT.e', 'PNG', 'QI'].map(tokenOf);
if (!wavax || !usdc || !usdt || !png || !qi) throw new TypeError('A token is missing');

function pool(a: Token, wholeA: bigint, b: Token, wholeB: bigint): Pair {
  const whole = (token: Token, count: bigint) =>
    amountOf(token, count * 10n ** BigInt(token.decimals));
  return pairOf(whole(a, wholeA), whole(b, wholeB));
}

/** Dollars for one whole token. */
function dollars(token: Token, price: UsdPrice | undefined): number | undefined {
  if (price === undefined) return undefined;
  const cents = price.numerator * 10n ** BigInt(token.decimals) * 100n;
  return Number(cents / price.denominator) / 100;
}
const priceIn = (token: Token, pairs: readonly Pair[]) =>
  dollars(token, knownPriceOf(token, pairs)?.price);

const avaxAt20 = pool(wavax, 50_000n, usdc, 1_000_000n);

test('LIQ-02 a stable token is worth a dollar, even without a pool', () => {
  expect(priceIn(usdc, [])).toBe(1);
  expect(priceIn(usdt, [])).toBe(1);
});

test('LIQ-02 WAVAX is priced by its deepest pool with a stable token', () => {
  expect(priceIn(wavax, [avaxAt20])).toBe(20);
  expect(priceIn(wavax, [pool(wavax, 1_000n, usdt, 30_000n), avaxAt20])).toBe(20);
});

test('LIQ-02 another token is priced through WAVAX or a stable token, whichever pool is deeper', () => {
  const byWavax = pool(png, 2_000_000n, wavax, 20_000n);
  expect(priceIn(png, [avaxAt20, byWavax])).toBe(0.2);
  expect(priceIn(png, [avaxAt20, byWavax, pool(png, 100_000n, usdc, 50_000n)])).toBe(0.2);
  expect(priceIn(png, [avaxAt20, byWavax, pool(png, 1_000_000n, usdc, 500_000n)])).toBe(0.5);
});

test('LIQ-02 a pool whose other side is worth less than 5,000 dollars has no price', () => {
  expect(priceIn(qi, [avaxAt20, pool(qi, 50_000n, wavax, 249n)])).toBeUndefined();
  expect(priceIn(qi, [avaxAt20, pool(qi, 50_000n, wavax, 250n)])).toBe(0.1);
  expect(priceIn(qi, [pool(qi, 50_000n, wavax, 250_000n)])).toBeUndefined();
  expect(priceIn(qi, [pool(qi, 0n, usdc, 5_000n)])).toBeUndefined();
});

test('PTF-04 a price comes with the dollars on the other side of its pool; a stable token has no pool', () => {
  const { numerator = 0n, denominator = 1n } =
    knownPriceOf(qi, [avaxAt20, pool(qi, 50_000n, wavax, 250n)])?.depth ?? {};
  expect(numerator).toBe(5_000n * denominator);
  expect(knownPriceOf(usdc, [])?.depth).toBeUndefined();
});

test('LIQ-02 a token that has a pool with PNG alone is priced through it, if each pool on the way is deep enough', () => {
  const pngAt20Cents = pool(png, 2_000_000n, wavax, 20_000n);
  const shallowPng = pool(png, 24_900n, wavax, 249n);
  expect(priceIn(qi, [avaxAt20, pngAt20Cents, pool(qi, 50_000n, png, 25_000n)])).toBe(0.1);
  expect(priceIn(qi, [avaxAt20, pngAt20Cents, pool(qi, 50_000n, png, 24_999n)])).toBeUndefined();
  expect(priceIn(qi, [avaxAt20, shallowPng, pool(qi, 50_000n, png, 25_000n)])).toBeUndefined();
  // Never through any other token: PNG itself is not priced through QI.
  expect(priceIn(png, [pool(png, 2_000_000n, qi, 20_000n), pool(qi, 50_000n, usdc, 50_000n)])).toBe(
    undefined,
  );
});

test('LIQ-02 a worth is unknown unless all prices are known', () => {
  const amounts = [amountOf(usdc, 1_500_000n), amountOf(usdt, 500_000n)] as const;
  const known = sumUsd(amounts, (token) => knownPriceOf(token, [])?.price);
  expect(known && Number(known.numerator) / Number(known.denominator)).toBe(2);
  const withQi = [...amounts, amountOf(qi, 1n)];
  expect(sumUsd(withQi, (token) => knownPriceOf(token, [])?.price)).toBeUndefined();
});
