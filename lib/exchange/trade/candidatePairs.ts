import { isSameToken, sortedPair, type Token } from '@/lib/base/tokens/token';
import type { TokenPair } from '@/lib/exchange/pairs/pair';

/**
 * The pairs that are searched for a trade between two tokens: the two themselves, each with every
 * base, and all pairs of bases; each pair once.
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
