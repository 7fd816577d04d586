import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import type { Pair, TokenPair } from './pair';
import { referenceTokens, stableTokens, type UsdPrice, usdValue } from './usdPrice';

/** A pool as far as its pool tokens are valued by it. */
export type ValuedPool = {
  readonly pair: Pair;
  /** The liquidity that a removal would find now, with the protocol fee. */
  readonly supply: bigint;
};

/** The tokens whose side of a pool values the pool, whatever its other token is. */
function measures(chainId: ChainId): readonly Token[] {
  return [...stableTokens(chainId), ...referenceTokens(chainId)];
}

/** The tokens whose prices `liquidityUsd` needs for the pools of some pairs of a chain. */
export function valuingTokens(chainId: ChainId, pairs: readonly TokenPair[]): readonly Token[] {
  const known = measures(chainId);
  const others = pairs.filter((pair) => !pair.some((token) => isAmong(known, token))).flat();
  return [...new Map([...known, ...others].map((token) => [token.address, token])).values()];
}

/**
 * What some pool tokens are worth in dollars; the rule is in docs/words.md.
 *
 * A sum of both amounts at their prices would be wrong: a price can come from another pool, which
 * somebody made for it, and a small pool here may hold any number of such tokens. A side of the
 * pool itself is money that a removal and a swap in this pool can really return.
 *
 * @param usdPriceOf - The price of one of the `valuingTokens`.
 * @returns undefined without the prices that it needs, and if nothing can be removed.
 */
export function liquidityUsd(
  liquidity: bigint,
  { pair, supply }: ValuedPool,
  usdPriceOf: (token: Token) => UsdPrice | undefined,
): Fraction | undefined {
  // The contract returns nothing of a pool with an empty side: the removal reverts.
  if (supply === 0n || pair.reserve0 === 0n || pair.reserve1 === 0n) return undefined;
  const sides = [
    { token: pair.token0, reserve: pair.reserve0 },
    { token: pair.token1, reserve: pair.reserve1 },
  ];
  const measured = sides.filter(({ token }) => isAmong(measures(token.chainId), token));
  const valued = (measured.length > 0 ? measured : sides).map(({ token, reserve }) => {
    const price = usdPriceOf(token);
    return price && usdValue(reserve, price);
  });
  const known = valued.flatMap((value) => value ?? []);
  if (measured.length === 0 && known.length < sides.length) return undefined;
  const [least] = known.toSorted(compareFractions);
  return (
    least && {
      numerator: 2n * least.numerator * liquidity,
      denominator: least.denominator * supply,
    }
  );
}

function isAmong(tokens: readonly Token[], token: Token): boolean {
  return tokens.some((each) => isSameToken(each, token));
}
