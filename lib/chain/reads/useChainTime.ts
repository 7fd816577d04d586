import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { resultOf } from './readState';
import { type ReadOptions, useChainReads } from './useChainReads';

type Options = Omit<ReadOptions, 'looksSame'> & {
  /**
   * The moments that the component compares the time with, in seconds since 1970. It renders again
   * when one of them is reached or passed, and not for each block.
   */
  readonly moments?: readonly bigint[] | undefined;
};

/**
 * The time of the block that was read last, in seconds since 1970; undefined until one was.
 *
 * @param options - With `moments`, the time of an earlier block that is on the same side of them.
 */
export function useChainTime(
  chainId: ChainId | undefined,
  { moments, ...options }: Options = {},
): bigint | undefined {
  const key = moments?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal list is the same list.
  const looksSame = useMemo(() => moments && isOnSameSide(moments), [key]);
  const [timestamp] = useChainReads(
    chainId,
    [{ address: MULTICALL3_ADDRESS, abi: multicall3Abi, functionName: 'getCurrentBlockTimestamp' }],
    { ...options, looksSame },
  );
  return resultOf(timestamp);
}

function isOnSameSide(moments: readonly bigint[]) {
  return (before: unknown, after: unknown): boolean =>
    moments.every((moment) => sideOf(before, moment) === sideOf(after, moment));
}

function sideOf(time: unknown, moment: bigint): 'before' | 'at' | 'after' {
  if (time === moment) return 'at';
  return typeof time === 'bigint' && time < moment ? 'before' : 'after';
}
