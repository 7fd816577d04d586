import type { TokenPair } from '@/lib/pairs/pair';
import { isSameToken, sortedPair, type Token } from '@/lib/tokens/token';

/**
 * The pairs through which a trade between two tokens is searched: the two themselves, each with
 * every base, and every two bases; each pair once.
 */
export function candidatePairs(
  tokenA: Token,
  tokenB: Token,
  bases: readonly Token[],
): readonly TokenPair[] {
  const tokens = [tokenA, tokenB, ...bases].filter(
    (token, index, all) => all.findIndex((each) => isSameToken(each, token)) === index,
  );
  return tokens.flatMap((a, index) => tokens.slice(index + 1).map((b) => sortedPair(a, b)));
}
