import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { tokenOfOtherChain } from './useIdOnChain';
import { useTokenSources } from './useKnownTokens';

/** The known token of another chain with this id; undefined for an id that this chain knows. */
export function useTokenOfOtherChain(chainId: ChainId, id: string): Token | undefined {
  const sources = useTokenSources();
  return tokenOfOtherChain(chainId, id, sources);
}
