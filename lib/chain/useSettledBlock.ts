import { useSyncExternalStore } from 'react';
import type { ChainId } from '@/lib/networks/network';
import { useChainReader } from './useChainReader';

const subscribeToNothing = () => () => {};

/** The latest block of a chain in which every figure that is shown has been read, or could not be. */
export function useSettledBlock(chainId: ChainId | undefined): bigint | undefined {
  const reader = useChainReader(chainId);
  return useSyncExternalStore(
    reader?.subscribe ?? subscribeToNothing,
    () => reader?.settledBlock,
    () => undefined,
  );
}
