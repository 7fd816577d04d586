import { compareFractions } from '@/lib/base/amounts/fraction';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { type Pair, reservesFrom } from '@/lib/exchange/pairs/pair';
import {
  knownPriceOf,
  referenceTokens,
  stableTokens,
  usdValue,
} from '@/lib/exchange/pairs/usdPrice';

/**
 * The path by which {@link knownPriceOf} values a token: from the token over the deepest pools to a
 * stable token. A stable token is its own path.
 *
 * @returns undefined if it has no known price.
 */
export function valuingRoute(token: Token, pairs: readonly Pair[]): readonly Token[] | undefined {
  const isToken = (other: Token) => isSameToken(other, token);
  const stables = stableTokens(token.chainId);
  if (stables.some(isToken)) return [token];
  const depth = knownPriceOf(token, pairs)?.depth;
  if (depth === undefined) return undefined;
  const references = referenceTokens(token.chainId);
  const at = references.findIndex(isToken);
  const next = [...stables, ...(at < 0 ? references : references.slice(0, at))].find((other) => {
    const pair = pairs.find(
      ({ token0, token1 }) =>
        (isToken(token0) && isSameToken(token1, other)) ||
        (isToken(token1) && isSameToken(token0, other)),
    );
    const price = pair && knownPriceOf(other, pairs)?.price;
    if (pair === undefined || price === undefined) return false;
    return compareFractions(usdValue(reservesFrom(pair, token).reserveOut, price), depth) === 0;
  });
  const rest = next && valuingRoute(next, pairs);
  return rest && [token, ...rest];
}
