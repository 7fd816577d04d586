import { useMemo } from 'react';
import type { TokenList } from '@/lib/lists/tokenList';
import type { ChainId } from '@/lib/networks/network';
import type { Token } from '@/lib/tokens/token';

const NONE: readonly Token[] = [];

/** The tokens that a list has on a chain, in its order. */
export function useChainTokens(list: TokenList | undefined, chainId: ChainId): readonly Token[] {
  return useMemo(
    () => list?.tokens.filter((token) => token.chainId === chainId) ?? NONE,
    [list, chainId],
  );
}
