import type { Amount } from '@/lib/base/amounts/amount';
import { addFractions, compareFractions, type Fraction, ZERO } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { type Pair, reservesFrom } from './pair';

/** The stable tokens that count as a dollar each. */
const STABLE_SYMBOLS = ['USDC.e', 'USDT.e', 'DAI.e'];

/**
 * Tokens whose pools price other tokens, as the pools of stable tokens do. Each is priced by its
 * pools with stable tokens and with the ones before it.
 */
const REFERENCE_SYMBOLS = ['WAVAX', 'PNG'];

/**
 * A pool has no price if its other side is worth fewer dollars than this; stated in
 * docs/words.md.
 */
const MIN_DEPTH_USD = 5_000n;

/** The price of one smallest unit of a token, in dollars. */
export type UsdPrice = Fraction;

/** A price, and the depth of its pool: the value of the pool's other side, in dollars. */
type PoolPrice = { readonly price: UsdPrice; readonly depth: Fraction };

/** A price as {@link knownPriceOf} has it. A token that counts as a dollar has no pool, so no depth. */
export type KnownPrice = { readonly price: UsdPrice; readonly depth: Fraction | undefined };

/** The tokens of a chain that count as a dollar each. */
export function stableTokens(chainId: ChainId): readonly Token[] {
  return CATALOGUE[chainId].filter(({ symbol }) => STABLE_SYMBOLS.includes(symbol));
}

/** WAVAX, then PNG: their pools price other tokens, as the pools of stable tokens do. */
export function referenceTokens(chainId: ChainId): readonly Token[] {
  return REFERENCE_SYMBOLS.flatMap(
    (symbol) => CATALOGUE[chainId].find((token) => token.symbol === symbol) ?? [],
  );
}

/**
 * The price of one smallest unit of a token in dollars, from the reserves of `pairs`. A stable
 * token is one dollar. WAVAX uses its deepest pool with a stable token, PNG its deepest pool with a
 * stable token or WAVAX. Any other token uses its deepest pool with one of all these.
 *
 * A pool counts only if its other side is worth at least 5,000 dollars, because a price in a
 * shallow pool is cheap to manipulate. A token without such a pool has no known price.
 *
 * @returns undefined while unknown.
 */
export function knownPriceOf(token: Token, pairs: readonly Pair[]): KnownPrice | undefined {
  const stables = stableTokens(token.chainId);
  if (stables.some((stable) => isSameToken(stable, token)))
    return { price: dollar(token), depth: undefined };
  const priced = stables.map((stable) => ({ token: stable, price: dollar(stable) }));
  for (const reference of referenceTokens(token.chainId)) {
    const found = deepest(poolPrices(reference, priced, pairs));
    if (isSameToken(reference, token)) return found;
    if (found) priced.push({ token: reference, price: found.price });
  }
  return deepest(poolPrices(token, priced, pairs));
}

/**
 * The total value of some amounts, in dollars.
 *
 * @param priceOf - Of one smallest unit of a token.
 * @returns undefined unless all prices are known.
 */
export function sumUsd(
  amounts: readonly Amount<Token>[],
  priceOf: (token: Token) => UsdPrice | undefined,
): Fraction | undefined {
  return amounts.reduce<Fraction | undefined>((total, { currency, raw }) => {
    const price = priceOf(currency);
    return total && price && addFractions(total, usdValue(raw, price));
  }, ZERO);
}

/** The value of some smallest units in dollars. */
export function usdValue(raw: bigint, { numerator, denominator }: UsdPrice): Fraction {
  return { numerator: numerator * raw, denominator };
}

/** Whether a value is more than half of the other side of the pool that has its price. */
export function isBeyondPool(usd: Fraction | undefined, known: KnownPrice | undefined): boolean {
  const depth = known?.depth;
  return !!usd && !!depth && compareFractions(addFractions(usd, usd), depth) > 0;
}

type PricedToken = { readonly token: Token; readonly price: UsdPrice };

function poolPrices(
  token: Token,
  pricedTokens: readonly PricedToken[],
  pairs: readonly Pair[],
): PoolPrice[] {
  return pricedTokens.flatMap((priced) =>
    pairs.filter(isPairOf(token, priced.token)).flatMap((pair) => {
      const { reserveIn, reserveOut } = reservesFrom(pair, token);
      const depth = usdValue(reserveOut, priced.price);
      if (reserveIn === 0n || depth.numerator < MIN_DEPTH_USD * depth.denominator) return [];
      const price = { numerator: depth.numerator, denominator: depth.denominator * reserveIn };
      return [{ price, depth }];
    }),
  );
}

function deepest(found: readonly PoolPrice[]): PoolPrice | undefined {
  return found.toSorted((a, b) => compareFractions(b.depth, a.depth))[0];
}

function isPairOf(a: Token, b: Token) {
  return ({ token0, token1 }: Pair) =>
    (isSameToken(token0, a) && isSameToken(token1, b)) ||
    (isSameToken(token0, b) && isSameToken(token1, a));
}

function dollar({ decimals }: Token): UsdPrice {
  return { numerator: 1n, denominator: 10n ** BigInt(decimals) };
}
