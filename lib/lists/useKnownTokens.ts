import { useMemo } from 'react';
import type { ChainId } from '@/lib/networks/network';
import { useSettings } from '@/lib/settings/store';
import { type KnownTokens, knownTokens } from './knownTokens';

const NONE: KnownTokens = { listed: [], added: [] };

/** The tokens that are known on a chain, and from where; none without a chain. */
export function useKnownTokens(chainId: ChainId | undefined): KnownTokens {
  const saved = useSettings((settings) => chainId && settings.tokens[chainId]);
  // The same lists for as long as they hold the same: thousands of tokens are sorted by who asks.
  return useMemo(() => (chainId && saved ? knownTokens(chainId, saved) : NONE), [chainId, saved]);
}
