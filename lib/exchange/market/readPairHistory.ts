import type { Address } from 'viem';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import { NoOldBlockError, servedSeconds, stateRequest } from '@/lib/chain/reads/oldState';
import { TIME_CALL } from '@/lib/chain/reads/timeCall';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { settledAnswer } from '@/lib/chain/rpc/settledAnswer';
import { heldIn, heldRequest } from './heldReserves';
import { type HistorySpan, keptBlocks, keptStart, probedBlocks, SPAN_SECONDS } from './keptBlocks';
import { ImplausibleHistoryError, type PairHistory, type PairMoment } from './pairHistory';
import { plausibleMoments } from './plausibleMoments';

type Requested = {
  readonly chainId: ChainId;
  /** Contracts of pairs. With more than 160, only the first ones are read. */
  readonly pairs: readonly Address[];
  /**
   * Selects the pairs to read by what they hold now, the most important first. Then the first POST
   * also asks that, of 300 pairs at most.
   */
  readonly select?: (held: PairMoment['reserves']) => readonly Address[];
  readonly span: HistorySpan;
  /** The latest block that the page knows. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

const MAX_PAIRS = 160;
const MAX_CANDIDATES = 300;
/** What is drawn needs no more points. */
const MAX_POINTS = 80;
/**
 * The most bytes of a POST, and what a pair takes of it in each state: 448 in the response, the
 * longer of the two.
 */
const MAX_BYTES = 150_000;
const BYTES_OF_PAIR = 448;
const BYTES_OF_STATE = 1_000;
/** Nodes keep the state of some 32 blocks. This one is recent, and not the latest. */
const RECENT_BLOCKS = 16n;

/**
 * What some pairs held within a span, from the states of old blocks that an endpoint serves.
 *
 * It sends two POSTs: the first one asks which states are served and when their blocks were, the
 * second one reads the reserves at the kept blocks of the span, shortly before now, and now. They
 * are separate from all other reads, so that a rejection does not count against the endpoint. A
 * POST has at most 150 KB: the more pairs, the fewer states, with one old state and now at least.
 *
 * A state that is not served is left out. So the history of a new chain, or of an endpoint that
 * keeps less, is shorter than the span. All times are those of the blocks.
 *
 * @throws the failure of the last endpoint, when none serves an old state; a
 *   {@link NoOldBlockError} also if the chain is too short.
 */
export async function readPairHistory({
  chainId,
  pairs: all,
  select,
  span,
  block,
  signal,
  ask = askInOwnBatch,
}: Requested): Promise<PairHistory> {
  const probed = probedBlocks(block, span);
  if (probed.length === 0 || all.length === 0) throw new NoOldBlockError();
  const candidates = select ? all.slice(0, MAX_CANDIDATES) : [];
  const probes = [
    ...probed.map((each) => stateRequest([TIME_CALL], each)),
    heldRequest(candidates, 'latest'),
  ];
  const { first, held } = await ask(
    chainId,
    probes,
    (responses) => {
      const now = momentIn(responses[probed.length], candidates);
      const times = [...responses.slice(0, -1).map(servedSeconds), now && BigInt(now.seconds)];
      return { first: firstBlock({ span, latest: block, probed, times }), held: now?.reserves };
    },
    signal,
  );
  // What follows is a task of its own, a few milliseconds long.
  if (select) await new Promise((resolve) => setTimeout(resolve, 0));
  const pairs = (select && held ? select(held) : all).slice(0, MAX_PAIRS);
  if (pairs.length === 0) return { source: 'states', moments: [] };
  const blocks = statesOf(first, block, pairs.length);
  const requests = [...blocks, 'latest' as const].map((each) => heldRequest(pairs, each));
  return ask(
    chainId,
    requests,
    (responses) => {
      const read = responses.map((response) => momentIn(response, pairs));
      return { source: 'states', moments: plausibleMoments(read) } as const;
    },
    signal,
  );
}

type Probed = {
  readonly span: HistorySpan;
  readonly latest: bigint;
  readonly probed: readonly bigint[];
  /** Of the probed blocks, and of the latest one. */
  readonly times: readonly (bigint | undefined)[];
};

/**
 * The first block to read: where the span began, by the average time of blocks since the oldest one
 * that is served.
 */
function firstBlock({ span, latest, probed, times }: Probed): bigint {
  const now = times[probed.length];
  const at = probed.findIndex((_, index) => times[index] !== undefined);
  const [oldest, then] = [probed[at], times[at]];
  if (oldest === undefined || then === undefined || now === undefined) throw new NoOldBlockError();
  const seconds = now - then;
  if (seconds <= 0n) throw new ImplausibleHistoryError('An old block is not before the latest.');
  const blocks = (BigInt(SPAN_SECONDS[span]) * (latest - oldest)) / seconds;
  return maxBigint(latest - blocks, 1n);
}

/** The old blocks to read, the oldest first. */
function statesOf(first: bigint, latest: bigint, pairs: number): readonly bigint[] {
  const fitting = Math.floor(MAX_BYTES / (BYTES_OF_STATE + pairs * BYTES_OF_PAIR));
  const old = Math.min(MAX_POINTS, fitting - 1);
  const start = keptStart(first);
  const begin = start > 0n ? [start] : [];
  if (old < 3) return begin.length > 0 ? begin : keptBlocks({ first, end: latest, most: 1 });
  const recent = maxBigint(latest - RECENT_BLOCKS, first + 1n);
  const between = keptBlocks({
    first: maxBigint(start + 1n, first),
    end: recent,
    most: old - 1 - begin.length,
  });
  return [...begin, ...between, recent];
}

function momentIn(
  response: PromiseSettledResult<unknown> | undefined,
  pairs: readonly Address[],
): PairMoment | undefined {
  try {
    const { seconds, held } = heldIn(settledAnswer(response), pairs);
    const reserves = new Map([...held].map(([pair, each]) => [pair, each.reserves]));
    return { seconds, reserves };
  } catch {
    return undefined;
  }
}
