import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { isSameToken, sortedPair, type Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { liquidityUsd } from '@/lib/exchange/pairs/liquidityUsd';
import { liquidityToken, type Pair, type TokenPair } from '@/lib/exchange/pairs/pair';
import { eachOnce } from '@/lib/exchange/pairs/trackedPairs';
import {
  knownPriceOf,
  referenceTokens,
  stableTokens,
  type UsdPrice,
} from '@/lib/exchange/pairs/usdPrice';
import type { Both } from './pairEvent';

/** A pool is worth reading, and its price worth drawing, from this value on, both sides together. */
export const THIN_USD: Fraction = { numerator: 1_000n, denominator: 1n };

/** The tokens that price others: the stable ones, WAVAX and PNG. */
export function pricingTokens(chainId: ChainId): readonly Token[] {
  return [...stableTokens(chainId), ...referenceTokens(chainId)];
}

/**
 * The pairs whose history is of interest, the most important first: those that price AVAX and PNG,
 * then the tracked ones.
 */
export function marketPairs(chainId: ChainId, tracked: readonly TokenPair[]): readonly TokenPair[] {
  const references = referenceTokens(chainId);
  const pricing = references.flatMap((reference) =>
    pricingTokens(chainId).flatMap((other) =>
      isSameToken(reference, other) ? [] : [sortedPair(reference, other)],
    ),
  );
  return eachOnce([...pricing, ...tracked]);
}

/** A pair with what it held; undefined if it is unknown, or a side was empty. */
export function heldPair(held: ReadonlyMap<string, Both>, [a, b]: TokenPair): Pair | undefined {
  const reserves = held.get(pairAddress(a, b).toLowerCase());
  if (reserves === undefined || reserves[0] === 0n || reserves[1] === 0n) return undefined;
  const [token0, token1] = sortedPair(a, b);
  const [reserve0, reserve1] = reserves;
  return { liquidityToken: liquidityToken(a, b), token0, token1, reserve0, reserve1 };
}

/** The value of a whole pool in dollars; undefined while unknown. */
export function pairUsd(
  pair: Pair,
  usdPriceOf: (token: Token) => UsdPrice | undefined,
): Fraction | undefined {
  // All of a supply of one is worth what the pool is.
  return liquidityUsd(1n, { pair, supply: 1n }, usdPriceOf);
}

/** The prices of the pricing tokens of a chain, by what pairs hold. Other tokens have none. */
export function pricesIn(
  chainId: ChainId,
  pairs: readonly Pair[],
): (token: Token) => UsdPrice | undefined {
  const tokens = pricingTokens(chainId);
  const isPricing = (token: Token) => tokens.some((each) => isSameToken(each, token));
  const pricing = pairs.filter(({ token0, token1 }) => isPricing(token0) && isPricing(token1));
  const prices = tokens.map((token) => ({ token, price: knownPriceOf(token, pricing)?.price }));
  return (token) => prices.find((each) => isSameToken(each.token, token))?.price;
}

/**
 * The pairs that are worth at least 1,000 dollars by what they hold, the most valuable first. A pair
 * without a token that prices others is left out.
 */
export function worthReading(
  chainId: ChainId,
  candidates: readonly TokenPair[],
  held: ReadonlyMap<string, Both>,
): readonly TokenPair[] {
  const pairs = candidates.flatMap((tokens) => heldPair(held, tokens) ?? []);
  const usdPriceOf = pricesIn(chainId, pairs);
  return pairs
    .flatMap((pair) => {
      const usd = pairUsd(pair, usdPriceOf);
      return usd && compareFractions(usd, THIN_USD) >= 0 ? [{ pair, usd }] : [];
    })
    .toSorted((a, b) => compareFractions(b.usd, a.usd))
    .map(({ pair: { token0, token1 } }) => [token0, token1] as const);
}
