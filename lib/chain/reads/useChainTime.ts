import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { resultOf } from './readState';
import { TIME_CALL } from './timeCall';
import { type ReadOptions, useChainReads } from './useChainReads';

type Options = Omit<ReadOptions, 'looksSame'> & {
  /**
   * The moments that the component compares the time with, in seconds since 1970. It renders again
   * when one of them is reached or passed, and not for each block.
   */
  readonly moments?: readonly bigint[] | undefined;
  /** The component renders again only once the time differs by as many seconds as this. */
  readonly precisionSeconds?: number;
};

/**
 * The time of the block that was read last, in seconds since 1970; undefined until one was.
 *
 * @param options - With `moments`, the time of an earlier block that is on the same side of them;
 *   with `precisionSeconds`, that of one at most so much earlier.
 */
export function useChainTime(
  chainId: ChainId | undefined,
  { moments, precisionSeconds, ...options }: Options = {},
): bigint | undefined {
  const key = moments?.join();
  const isPrecise = useMemo(
    () => (precisionSeconds === undefined ? undefined : isWithin(precisionSeconds)),
    [precisionSeconds],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal list is the same list.
  const isSameSide = useMemo(() => moments && isOnSameSide(moments), [key]);
  const looksSame = isPrecise ?? isSameSide;
  const [timestamp] = useChainReads(chainId, [TIME_CALL], { ...options, looksSame });
  return resultOf(timestamp);
}

function isWithin(seconds: number) {
  return (before: unknown, after: unknown): boolean =>
    typeof before === 'bigint' &&
    typeof after === 'bigint' &&
    Math.abs(Number(after - before)) < seconds;
}

function isOnSameSide(moments: readonly bigint[]) {
  return (before: unknown, after: unknown): boolean =>
    moments.every((moment) => sideOf(before, moment) === sideOf(after, moment));
}

function sideOf(time: unknown, moment: bigint): 'before' | 'at' | 'after' {
  if (time === moment) return 'at';
  return typeof time === 'bigint' && time < moment ? 'before' : 'after';
}
