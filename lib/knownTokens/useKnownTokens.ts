import { useMemo } from 'react';
import type { ChainId } from '@/lib/networks/network';
import { useSettings } from '@/lib/settings/store';
import { type KnownTokens, knownTokens } from './knownTokens';

const NONE: KnownTokens = { listed: [], added: [] };

/** The known tokens of a chain, by their source; none without a chain. */
export function useKnownTokens(chainId: ChainId | undefined): KnownTokens {
  const saved = useSettings((settings) => chainId && settings.tokens[chainId]);
  // Keeps the same lists while their content is the same, because callers sort thousands of tokens.
  return useMemo(() => (chainId && saved ? knownTokens(chainId, saved) : NONE), [chainId, saved]);
}
