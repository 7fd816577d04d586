import type { ChainId } from '@/lib/base/networks/network';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { referenceTokens, stableTokens } from './usdPrice';

/** The pairs that the prices of some tokens in dollars depend on, each once. */
export function pricingPairs(
  chainId: ChainId,
  tokens: readonly Token[],
): readonly (readonly [Token, Token])[] {
  const references = referenceTokens(chainId);
  const others = [...references, ...stableTokens(chainId)];
  const pairs = [...references, ...tokens].flatMap((token) =>
    others.flatMap((other) => (isSameToken(token, other) ? [] : [[token, other] as const])),
  );
  return [...new Map(pairs.map((pair) => [pairAddress(...pair), pair])).values()];
}
