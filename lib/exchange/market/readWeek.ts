import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { type CallReply, decodeAggregate3 } from '@/lib/chain/reads/aggregate3';
import { NoOldBlockError, secondsIn, stateRequest } from '@/lib/chain/reads/oldState';
import { TIME_CALL } from '@/lib/chain/reads/timeCall';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { settledAnswer } from '@/lib/chain/rpc/settledAnswer';
import { keptBlocks, SPAN_SECONDS } from './keptBlocks';
import { plausibleMoments } from './plausibleMoments';

type Requested = {
  readonly chainId: ChainId;
  /** Each returns at most three words. */
  readonly calls: readonly ContractCall[];
  /** The latest block that the page knows. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/** What some calls returned in the state after a block, in their order. */
type WeekMoment = {
  /** The time of the block, in seconds since 1970. */
  readonly seconds: number;
  readonly replies: readonly CallReply[];
};

/** Blocks take a second or more, so a week has no more. */
const WEEK_BLOCKS = BigInt(SPAN_SECONDS.week);
/** Of a POST, and of a reply with three words. */
const MAX_BYTES = 150_000;
const BYTES_OF_REPLY = 448;
/** What is drawn needs no more points. */
const MAX_STATES = 60;

/**
 * What some calls returned at kept blocks of the last week, and now, the oldest first. It sends one
 * POST of at most 150 KB, apart from all other reads. A state that is not served is left out.
 *
 * @throws the failure of the last endpoint, when none serves an old state; a
 *   {@link NoOldBlockError} also if the chain is too short.
 */
export async function readWeek({
  chainId,
  calls,
  block,
  signal,
  ask = askInOwnBatch,
}: Requested): Promise<readonly WeekMoment[]> {
  const all = [TIME_CALL, ...calls];
  const sent = JSON.stringify(stateRequest(all, block)).length;
  const bytes = Math.max(sent, all.length * BYTES_OF_REPLY);
  const most = Math.min(MAX_STATES, Math.floor(MAX_BYTES / (bytes + 100)) - 1);
  const first = maxBigint(block - WEEK_BLOCKS, 1n);
  const blocks = most > 0 ? keptBlocks({ first, end: block, most }) : [];
  if (blocks.length === 0) throw new NoOldBlockError();
  const requests = [...blocks, 'latest' as const].map((each) => stateRequest(all, each));
  return ask(
    chainId,
    requests,
    (responses) => {
      const read = responses.map((response) => momentIn(response, all.length));
      const now = read.at(-1)?.seconds ?? 0;
      // Slower blocks reach further back.
      const recent = read.map((moment) =>
        moment && now - moment.seconds <= SPAN_SECONDS.week ? moment : undefined,
      );
      return plausibleMoments(recent);
    },
    signal,
  );
}

function momentIn(
  response: PromiseSettledResult<unknown> | undefined,
  calls: number,
): WeekMoment | undefined {
  try {
    const [time, ...replies] = decodeAggregate3(settledAnswer(response), calls);
    const seconds = secondsIn(time);
    return seconds === undefined ? undefined : { seconds: Number(seconds), replies };
  } catch {
    return undefined;
  }
}
