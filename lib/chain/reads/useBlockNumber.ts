import { useSyncExternalStore } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { useChainReader } from './useChainReader';

const subscribeToNothing = () => () => {};

/** The latest block number of a chain; undefined until an endpoint has reported one. */
export function useBlockNumber(chainId: ChainId | undefined): bigint | undefined {
  const reader = useChainReader(chainId);
  return useSyncExternalStore(
    reader?.subscribe ?? subscribeToNothing,
    () => reader?.latestBlock,
    () => undefined,
  );
}
