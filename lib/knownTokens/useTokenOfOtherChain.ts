import type { ChainId } from '@/lib/networks/network';
import { useSettings } from '@/lib/settings/store';
import type { Token } from '@/lib/tokens/token';
import { tokenOfOtherChain } from './otherChain';

/** The known token of another chain with this id; undefined for an id that this chain knows. */
export function useTokenOfOtherChain(chainId: ChainId, id: string): Token | undefined {
  const saved = useSettings((settings) => settings.tokens);
  return tokenOfOtherChain(chainId, id, saved);
}
