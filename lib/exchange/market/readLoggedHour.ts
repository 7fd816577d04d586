import { type Address, type Hex, isHex, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import { MINUTE_SECONDS } from '@/lib/base/time/seconds';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { settledAnswer } from '@/lib/chain/rpc/settledAnswer';
import { heldIn, heldRequest } from './heldReserves';
import type { Both } from './pairEvent';
import { ImplausibleHistoryError, type PairHistory, type PairMoment } from './pairHistory';
import { type LoggedReserves, syncLogsIn, syncLogsRequest } from './syncLogs';

type Requested = {
  readonly chainId: ChainId;
  /** Contracts of pairs: those of one path. */
  readonly pairs: readonly Address[];
  /** The latest block that the page knows. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

const HOUR_SECONDS = 3_600;
/** As many blocks as public endpoints allow. Two ranges are an hour if blocks take a second. */
const RANGE = 2_048n;
/** The times of blocks in between follow from those of the blocks on both sides. */
const TIMED_EVERY = 512n;

/**
 * What some pairs held in the last hour, from the logs of their changes: at the beginning, after
 * the last change of each minute, and now. It takes one POST, and no old state.
 *
 * A pair that logged nothing held all the time what it holds now. Before its first change in the
 * blocks that were requested, what another pair held is not known. Times follow from those of every
 * 512th block, as if all blocks in between took equally long.
 *
 * @throws the failure of the last endpoint, when none answers all of it plausibly.
 */
export async function readLoggedHour({
  chainId,
  pairs,
  block,
  signal,
  ask = askInOwnBatch,
}: Requested): Promise<PairHistory> {
  const middle = maxBigint(block - RANGE, 0n);
  const start = maxBigint(middle - RANGE, 0n);
  const timed = timedBlocks(start, block);
  const ranges = [
    { from: start + 1n, to: middle },
    { from: middle + 1n, to: block },
  ].filter(({ from, to }) => from <= to);
  const requests = [
    heldRequest(pairs, 'latest'),
    ...timed.map(headerRequest),
    ...ranges.map((range) => syncLogsRequest(pairs, range)),
  ];
  return ask(
    chainId,
    requests,
    (responses) => {
      const [now, ...rest] = responses.map(settledAnswer);
      const times = timed.map((each, index) => headerIn(rest[index], each));
      const logs = ranges.flatMap((range, index) =>
        syncLogsIn(rest[timed.length + index], pairs, range),
      );
      return { source: 'logs', moments: moments(heldIn(now, pairs), times, logs) } as const;
    },
    signal,
  );
}

/** The blocks whose times are read, the first and the last one among them. */
function timedBlocks(start: bigint, end: bigint): readonly bigint[] {
  const count = Number((end - start) / TIMED_EVERY);
  const later = Array.from({ length: count + 1 }, (_, n) => end - TIMED_EVERY * BigInt(count - n));
  return later[0] === start ? later : [start, ...later];
}

/** A block and its time, in seconds since 1970. */
type TimedBlock = { readonly number: bigint; readonly seconds: number };

function moments(
  now: ReturnType<typeof heldIn>,
  times: readonly TimedBlock[],
  logs: readonly LoggedReserves[],
): readonly PairMoment[] {
  const { seconds: first } = times[0] ?? { seconds: 0 };
  const { seconds: last } = times.at(-1) ?? { seconds: 0 };
  if (first > last || last > now.seconds)
    throw new ImplausibleHistoryError('A block is before an earlier one.');
  const begin = Math.max(first, now.seconds - HOUR_SECONDS);
  const current = new Map<string, Both>();
  for (const [pair, { reserves, changedSeconds }] of now.held) {
    if (logs.some((log) => log.pair === pair)) continue;
    if (changedSeconds > first && changedSeconds <= last)
      throw new ImplausibleHistoryError('The log of a change is missing.');
    // After the last block that was searched, it may have changed for the first time.
    if (changedSeconds <= first) current.set(pair, reserves);
  }
  const found: { seconds: number; reserves: ReadonlyMap<string, Both> }[] = [];
  for (const { pair, block, reserves } of logs) {
    const seconds = secondsOf(block, times);
    if (seconds > begin && found.length === 0)
      found.push({ seconds: begin, reserves: new Map(current) });
    current.set(pair, reserves);
    if (seconds <= begin) continue;
    const next = { seconds, reserves: new Map(current) };
    if (minuteOf(found.at(-1)?.seconds) === minuteOf(seconds) && found.length > 1)
      found[found.length - 1] = next;
    else found.push(next);
  }
  if (found.length === 0) found.push({ seconds: begin, reserves: new Map(current) });
  const held = new Map([...now.held].map(([pair, { reserves }]) => [pair, reserves]));
  return [...found, { seconds: now.seconds, reserves: held }];
}

function minuteOf(seconds = 0): number {
  return Math.floor(seconds / MINUTE_SECONDS);
}

/** The time of a block between blocks whose times are known. */
function secondsOf(block: bigint, times: readonly TimedBlock[]): number {
  const after = times.findIndex(({ number }) => number >= block);
  const [from, to] = [times[after - 1], times[after]];
  if (to === undefined) throw new ImplausibleHistoryError('A log is elsewhere.');
  if (from === undefined || from.number === to.number) return to.seconds;
  const share = Number(block - from.number) / Number(to.number - from.number);
  return Math.round(from.seconds + share * (to.seconds - from.seconds));
}

const hex = z.custom<Hex>((value) => isHex(value) && value.length > 2 && value.length <= 18);
const headerSchema = z.object({ number: hex, timestamp: hex });

function headerRequest(block: bigint) {
  return { method: 'eth_getBlockByNumber', params: [numberToHex(block), false] };
}

function headerIn(response: unknown, block: bigint): TimedBlock {
  const { number, timestamp } = z.parse(headerSchema, response);
  if (BigInt(number) !== block) throw new ImplausibleHistoryError('A block is another one.');
  return { number: block, seconds: Number(BigInt(timestamp)) };
}
