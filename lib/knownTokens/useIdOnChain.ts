import { useCallback } from 'react';
import type { ChainId } from '@/lib/networks/network';
import { useSettings } from '@/lib/settings/store';
import { idOnChain } from './otherChain';

/** Gives the id, on the chain shown, of a currency that may have been chosen on another one. */
export function useIdOnChain(chainId: ChainId | undefined): (id: string) => string {
  const saved = useSettings((settings) => settings.tokens);
  return useCallback(
    (id) => (chainId === undefined ? id : idOnChain(chainId, id, saved)),
    [chainId, saved],
  );
}
