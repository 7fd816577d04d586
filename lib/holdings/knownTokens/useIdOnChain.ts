import { useCallback } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { idOnChain } from './otherChain';
import { useTokenSources } from './useTokenSources';

/** Returns the id, on the chain shown, of a currency that may have been chosen on another one. */
export function useIdOnChain(chainId: ChainId | undefined): (id: string) => string {
  const sources = useTokenSources();
  return useCallback(
    (id) => (chainId === undefined ? id : idOnChain(chainId, id, sources)),
    [chainId, sources],
  );
}
