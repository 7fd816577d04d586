import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { clockSkew } from './clock';

/**
 * How many seconds the device's clock is behind the chain, if the user should be warned: above 30.
 */
export function useClockSkew(chainId: ChainId): number | undefined {
  const [timestamp] = useChainReads(chainId, [
    { address: MULTICALL3_ADDRESS, abi: multicall3Abi, functionName: 'getCurrentBlockTimestamp' },
  ]);
  const blockTimestamp = resultOf(timestamp);
  // The clock is read when the block arrives. Later, on a quiet chain, the lag would seem to
  // shrink.
  return useMemo(() => {
    if (blockTimestamp === undefined) return undefined;
    return clockSkew({ blockTimestamp, deviceMs: Date.now() });
  }, [blockTimestamp]);
}
