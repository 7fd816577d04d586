import * as z from 'zod/mini';
import { fetchBytes } from '@/lib/base/http/fetchBytes';
import { withServiceBackoff } from '@/lib/base/http/serviceBackoff';
import { takeTurns } from '@/lib/base/http/takeTurns';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { blockAtTime, forgetBlockTimes } from './blockAtTime';
import { type Creation, type LoggedProposal, readCreation } from './creation';
import { GOVERNANCE_CHAIN_ID } from './governorReads';
import { createdAt } from './proposal';

/** One search at a time: each one begins between the blocks that the previous one has found. */
const inTurn = takeTurns(1);

type Search = {
  readonly proposal: LoggedProposal;
  /** The block subgraph; undefined if none is configured. */
  readonly subgraph: string | undefined;
  /** The latest block that the page knows. */
  readonly latest: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/**
 * The creation of a proposal, by the block subgraph, or without its help by a search over the times
 * of blocks. A subgraph that hangs is not asked again for a while.
 *
 * @throws the failure of the search over the times of blocks.
 */
export function findCreation({ proposal, subgraph, latest, ...rest }: Search): Promise<Creation> {
  const seconds = createdAt(proposal);
  return inTurn(async () => {
    rest.signal.throwIfAborted();
    if (subgraph !== undefined) {
      try {
        const ask = () => firstBlockAfter(subgraph, seconds, rest.signal);
        const block = await withServiceBackoff(subgraph, ask);
        return await readCreation({ proposal, block, ...rest });
      } catch (error) {
        rest.signal.throwIfAborted();
        console.warn('The block subgraph did not help', error);
      }
    }
    const block = await blockAtTime({ chainId: GOVERNANCE_CHAIN_ID, seconds, latest, ...rest });
    try {
      return await readCreation({ proposal, block, ...rest });
    } catch (error) {
      // An endpoint with wrong times may have led to the wrong block.
      forgetBlockTimes(GOVERNANCE_CHAIN_ID);
      throw error;
    }
  });
}

/** The window in which the first block is looked for, in seconds. */
const WINDOW_SECONDS = 604_800n;

const MAX_BYTES = 4_096;

const QUERY = `query blocks($from: BigInt!, $to: BigInt!) {
  blocks(first: 1, orderBy: timestamp, orderDirection: asc,
    where: { timestamp_gt: $from, timestamp_lt: $to }) { id number timestamp }
}`;

const digits = z.string().check(z.regex(/^\d{1,15}$/));

const answer = z.object({
  data: z.object({ blocks: z.array(z.object({ number: digits, timestamp: digits })) }),
});

/**
 * The first block after a time, as the block subgraph reports it.
 *
 * @param url - The subgraph's address.
 * @param seconds - In seconds since 1970.
 * @throws when it fails, knows no block of the week after, or answers nonsense.
 */
async function firstBlockAfter(url: string, seconds: bigint, signal: AbortSignal): Promise<bigint> {
  const to = seconds + WINDOW_SECONDS;
  const bytes = await fetchBytes(url, {
    accept: 'application/json',
    json: { query: QUERY, variables: { from: String(seconds), to: String(to) } },
    maxBytes: MAX_BYTES,
    signal,
  });
  const { data } = z.parse(answer, JSON.parse(new TextDecoder().decode(bytes)));
  const [block] = data.blocks;
  const isInside = block && BigInt(block.timestamp) > seconds && BigInt(block.timestamp) < to;
  if (!isInside) throw new UnknownBlockError();
  return BigInt(block.number);
}

/** The subgraph knows no block of the requested time. */
class UnknownBlockError extends Error {
  override readonly name = 'UnknownBlockError';
}
