import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { useOtherLists } from '@/lib/holdings/lists/useOtherLists';
import { type OtherTokens, otherTokens } from './otherTokens';
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
