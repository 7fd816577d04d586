import { useCallback } from 'react';
import { CHAIN_IDS, type ChainId } from '@/lib/base/networks/network';
import { counterpartOn } from '@/lib/base/tokens/counterpart';
import { NATIVE_ID } from '@/lib/base/tokens/currency';
import { findCurrency } from '@/lib/base/tokens/findCurrency';
import type { Token } from '@/lib/base/tokens/token';
import { knownTokens, type TokenSources } from './knownTokens';
import { useTokenSources } from './useKnownTokens';

/** Returns the id, on the chain shown, of a currency that may have been chosen on another one. */
export function useIdOnChain(chainId: ChainId | undefined): (id: string) => string {
  const sources = useTokenSources();
  return useCallback(
    (id) => (chainId === undefined ? id : idOnChain(chainId, id, sources)),
    [chainId, sources],
  );
}

/** The known token of another chain with this id; undefined for an id that this chain knows. */
export function tokenOfOtherChain(
  chainId: ChainId,
  id: string,
  sources: TokenSources,
): Token | undefined {
  if (id === NATIVE_ID || tokenOf(chainId, id, sources)) return undefined;
  return CHAIN_IDS.flatMap((other) => tokenOf(other, id, sources) ?? [])[0];
}

/**
 * The id, on this chain, of a currency that was chosen on another chain: the id of the same token
 * here, or the given id when it is known here or there is no equivalent.
 */
export function idOnChain(chainId: ChainId, id: string, sources: TokenSources): string {
  const other = tokenOfOtherChain(chainId, id, sources);
  return (other && counterpartOn(chainId, other)?.address) ?? id;
}

function tokenOf(chainId: ChainId, id: string, sources: TokenSources): Token | undefined {
  const found = findCurrency(chainId, knownTokens(chainId, sources).all, id);
  return found?.type === 'token' ? found : undefined;
}
