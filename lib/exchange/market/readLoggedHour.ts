import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { MINUTE_SECONDS } from '@/lib/base/time/seconds';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { settledAnswer } from '@/lib/chain/rpc/settledAnswer';
import {
  headerIn,
  headerRequest,
  rangesOfHour,
  secondsOf,
  type TimedBlock,
  timedBlocks,
} from './blockTimes';
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
  const { start, ranges } = rangesOfHour(block);
  const timed = timedBlocks(start, block);
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
