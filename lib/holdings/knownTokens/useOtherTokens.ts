import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { currencyId } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { type OtherList, useOtherLists } from '@/lib/holdings/lists/useOtherLists';
import { useTokens } from './useKnownTokens';

const NONE: OtherTokens = { tokens: [], listOf: new Map() };

/**
 * The tokens of a chain that only lists that are not in use have; the same object while none
 * changes.
 */
export function useOtherTokens(chainId: ChainId | undefined): OtherTokens {
  const lists = useOtherLists();
  const known = useTokens(chainId);
  return useMemo(
    () => (chainId === undefined ? NONE : otherTokens(chainId, lists, known)),
    [chainId, lists, known],
  );
}

/** The tokens of a chain that only lists that are not in use have, each once. */
type OtherTokens = {
  readonly tokens: readonly Token[];
  /** The first list that contains a token, by the token's id. */
  readonly listOf: ReadonlyMap<string, OtherList>;
};

/** The tokens of lists that are not in use, without those that are known from another source. */
export function otherTokens(
  chainId: ChainId,
  lists: readonly OtherList[],
  known: readonly Token[],
): OtherTokens {
  const seen = new Set(known.map(currencyId));
  const tokens: Token[] = [];
  const listOf = new Map<string, OtherList>();
  for (const other of lists)
    for (const token of other.list.tokens) {
      const id = currencyId(token);
      if (token.chainId !== chainId || seen.has(id)) continue;
      seen.add(id);
      tokens.push(token);
      listOf.set(id, other);
    }
  return { tokens, listOf };
}
