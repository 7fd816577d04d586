import type { ChainId } from '@/lib/base/networks/network';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { resultOf } from './readOutcome';
import { type ReadOptions, useChainReads } from './useChainReads';

/** The time of the block that was read last, in seconds since 1970; undefined until one was. */
export function useChainTime(
  chainId: ChainId | undefined,
  options?: ReadOptions,
): bigint | undefined {
  const [timestamp] = useChainReads(
    chainId,
    [{ address: MULTICALL3_ADDRESS, abi: multicall3Abi, functionName: 'getCurrentBlockTimestamp' }],
    options,
  );
  return resultOf(timestamp);
}
