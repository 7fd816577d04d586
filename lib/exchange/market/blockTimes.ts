import { type Hex, isHex, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { ImplausibleHistoryError } from './pairHistory';
import type { BlockRange } from './syncLogs';

/** As many blocks as public endpoints allow. Two ranges are an hour if blocks take a second. */
const RANGE = 2_048n;
/** The times of blocks in between follow from those of the blocks on both sides. */
const TIMED_EVERY = 512n;

const hex = z.custom<Hex>((value) => isHex(value) && value.length > 2 && value.length <= 18);
const headerSchema = z.object({ number: hex, timestamp: hex });

/** The ranges of blocks that have the logs of the last hour, and the block before them. */
export function rangesOfHour(block: bigint): {
  readonly start: bigint;
  readonly ranges: readonly BlockRange[];
} {
  const middle = maxBigint(block - RANGE, 0n);
  const start = maxBigint(middle - RANGE, 0n);
  const ranges = [
    { from: start + 1n, to: middle },
    { from: middle + 1n, to: block },
  ].filter(({ from, to }) => from <= to);
  return { start, ranges };
}

/** The blocks whose times are read, the first and the last one among them. */
export function timedBlocks(start: bigint, end: bigint): readonly bigint[] {
  const count = Number((end - start) / TIMED_EVERY);
  const later = Array.from({ length: count + 1 }, (_, n) => end - TIMED_EVERY * BigInt(count - n));
  return later[0] === start ? later : [start, ...later];
}

/** A block and its time, in seconds since 1970. */
export type TimedBlock = { readonly number: bigint; readonly seconds: number };

/** The request for the time of a block. */
export function headerRequest(block: bigint): JsonRpcRequest {
  return { method: 'eth_getBlockByNumber', params: [numberToHex(block), false] };
}

/**
 * The time of a block, from the response to {@link headerRequest}.
 *
 * @throws a ZodError or an {@link ImplausibleHistoryError} if it is not of that block.
 */
export function headerIn(response: unknown, block: bigint): TimedBlock {
  const { number, timestamp } = z.parse(headerSchema, response);
  if (BigInt(number) !== block) throw new ImplausibleHistoryError('A block is another one.');
  return { number: block, seconds: Number(BigInt(timestamp)) };
}

/** The time of a block between blocks whose times are known. */
export function secondsOf(block: bigint, times: readonly TimedBlock[]): number {
  const after = times.findIndex(({ number }) => number >= block);
  const [from, to] = [times[after - 1], times[after]];
  if (to === undefined) throw new ImplausibleHistoryError('A log is elsewhere.');
  if (from === undefined || from.number === to.number) return to.seconds;
  const share = Number(block - from.number) / Number(to.number - from.number);
  return Math.round(from.seconds + share * (to.seconds - from.seconds));
}
