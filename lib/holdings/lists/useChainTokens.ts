import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import type { TokenList } from './tokenList';

const NONE: readonly Token[] = [];

/** The tokens that a list has on a chain, in the list's order. */
export function useChainTokens(list: TokenList | undefined, chainId: ChainId): readonly Token[] {
  return useMemo(
    () => list?.tokens.filter((token) => token.chainId === chainId) ?? NONE,
    [list, chainId],
  );
}
