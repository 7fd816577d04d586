import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { useKnownTokens } from './useKnownTokens';

/** All known tokens of a chain, each once; the same list while nothing changes. */
export function useTokens(chainId: ChainId | undefined): readonly Token[] {
  return useKnownTokens(chainId).all;
}
