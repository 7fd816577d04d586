import fc from 'fast-check';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { formatPrice } from '@/lib/base/amounts/price';
import { bestTradeExactIn, bestTradeExactOut } from './bestTrade';
import { midPrice, priceImpact } from './priceImpact';
import { purchase, sale } from './testing/exampleTrades.setup';
import { numberedToken, randomAmount, randomMarket } from './testing/market.setup';
import { sdkBestTradeExactIn, sdkBestTradeExactOut, toSdkPairs } from './testing/uniswapSdk.setup';
import type { Trade } from './trade';

const [a, b] = [numberedToken(0), numberedToken(1)];

test('TRD-06 the mid price is the product of the reserve ratios on the route', () => {
  expect(formatPrice(midPrice(sale), { locale: 'en' })).toBe('2');
  expect(formatPrice(midPrice(purchase), { locale: 'en' })).toBe('0.5');
});

test('TRD-06 the price impact is 1 - out / (in x mid price), less the fee of 0.3 percent', () => {
  // 1 - 1992 / (1000 x 2) - 0.003 = 0.001
  expect(isEqual(priceImpact(sale), { numerator: 1n, denominator: 1_000n })).toBe(true);
});

test('TRD-06 the fee of several pairs compounds', () => {
  // 1 - 240000 / (1000000 x 0.5) - (1 - 0.997^2) = 0.514009
  expect(isEqual(priceImpact(purchase), { numerator: 514_009n, denominator: 1_000_000n })).toBe(
    true,
  );
});

test('TRD-06 the price impact is never below zero', () => {
  const lucky: Trade = { ...sale, amountOut: amountOf(b, 1_999n) };
  expect(priceImpact(lucky).numerator).toBe(0n);
});

test('TRD-06 the price impact is that of the Uniswap SDK less the fee', () => {
  fc.assert(
    fc.property(randomMarket, randomAmount, (pairs, raw) => {
      const sdkPairs = toSdkPairs(pairs);
      const amountIn = amountOf(a, raw);
      const amountOut = amountOf(b, raw);
      expectSameImpact(
        bestTradeExactIn({ pairs, amountIn, tokenOut: b }),
        sdkBestTradeExactIn(sdkPairs, amountIn, b)?.priceImpact,
      );
      expectSameImpact(
        bestTradeExactOut({ pairs, tokenIn: a, amountOut }),
        sdkBestTradeExactOut(sdkPairs, a, amountOut)?.priceImpact,
      );
    }),
    { numRuns: 200 },
  );
});

type SdkFraction = { readonly numerator: object; readonly denominator: object };

function expectSameImpact(trade: Trade | undefined, sdkImpact: SdkFraction | undefined): void {
  if (trade === undefined || sdkImpact === undefined) {
    expect(trade).toBe(sdkImpact);
    return;
  }
  const kept = {
    numerator: 997n ** BigInt(trade.pairs.length),
    denominator: 1_000n ** BigInt(trade.pairs.length),
  };
  const impact = minus(fromSdk(sdkImpact), minus({ numerator: 1n, denominator: 1n }, kept));
  expect(isEqual(priceImpact(trade), impact.numerator < 0n ? NONE : impact)).toBe(true);
}

const NONE: Fraction = { numerator: 0n, denominator: 1n };

function fromSdk({ numerator, denominator }: SdkFraction): Fraction {
  return { numerator: BigInt(numerator.toString()), denominator: BigInt(denominator.toString()) };
}

function minus(x: Fraction, y: Fraction): Fraction {
  return {
    numerator: x.numerator * y.denominator - y.numerator * x.denominator,
    denominator: x.denominator * y.denominator,
  };
}

function isEqual(x: Fraction, y: Fraction): boolean {
  return x.numerator * y.denominator === y.numerator * x.denominator;
}
