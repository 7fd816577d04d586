import { useSyncExternalStore } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { useChainReader } from './useChainReader';

const subscribeToNothing = () => () => {};

/** The latest block number of a chain; undefined until an endpoint has reported one. */
export function useBlockNumber(chainId: ChainId | undefined): bigint | undefined {
  return useFromBlockNumber(chainId, (block) => block);
}

/**
 * A value computed from the latest block number of a chain. The component renders again only when
 * the value changes.
 *
 * @param select - Is given undefined until an endpoint has reported a block. Returns a primitive.
 */
export function useFromBlockNumber<Value extends bigint | boolean | undefined>(
  chainId: ChainId | undefined,
  select: (block: bigint | undefined) => Value,
): Value {
  const reader = useChainReader(chainId);
  return useSyncExternalStore(
    reader?.subscribe ?? subscribeToNothing,
    () => select(reader?.latestBlock),
    () => select(undefined),
  );
}
