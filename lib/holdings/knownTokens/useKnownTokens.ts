import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { type KnownTokens, knownTokens } from './knownTokens';
import { useTokenSources } from './useTokenSources';

const NONE: KnownTokens = { listed: [], added: [], all: [] };

/** The known tokens of a chain, by their source; the same object while nothing changes. */
export function useKnownTokens(chainId: ChainId | undefined): KnownTokens {
  const sources = useTokenSources();
  return chainId === undefined ? NONE : knownTokens(chainId, sources);
}

/** All known tokens of a chain, each once; the same list while nothing changes. */
export function useTokens(chainId: ChainId | undefined): readonly Token[] {
  return useKnownTokens(chainId).all;
}
