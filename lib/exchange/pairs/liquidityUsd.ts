import type { Fraction } from '@/lib/base/amounts/fraction';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import type { Pair } from './pair';
import { referenceTokens, stableTokens, type UsdPrice } from './usdPrice';

/** The tokens that a pool is valued by, best first: stable ones, then WAVAX and PNG. */
export function valuingTokens(chainId: Token['chainId']): readonly Token[] {
  return [...stableTokens(chainId), ...referenceTokens(chainId)];
}

/**
 * What some pool tokens are worth in dollars: their part of twice the side that has a price.
 *
 * @param supply - The liquidity that a removal would find now, with the protocol fee.
 * @param priceOf - The price of one of the `valuingTokens`.
 * @returns undefined if neither side has a price, or the pool is empty.
 */
export function liquidityUsd(
  liquidity: bigint,
  { pair, supply }: { readonly pair: Pair; readonly supply: bigint },
  priceOf: (token: Token) => UsdPrice | undefined,
): Fraction | undefined {
  if (supply === 0n) return undefined;
  for (const token of valuingTokens(pair.token0.chainId)) {
    const reserve = reserveOf(pair, token);
    const price = reserve === undefined ? undefined : priceOf(token);
    if (reserve === undefined || price === undefined) continue;
    return {
      numerator: 2n * reserve * liquidity * price.numerator,
      denominator: supply * price.denominator,
    };
  }
  return undefined;
}

function reserveOf({ token0, token1, reserve0, reserve1 }: Pair, token: Token): bigint | undefined {
  if (isSameToken(token0, token)) return reserve0;
  return isSameToken(token1, token) ? reserve1 : undefined;
}
