import * as z from 'zod/mini';
import { fetchBytes } from '@/lib/base/http/fetchBytes';
import { WEEK_SECONDS } from '@/lib/base/time/seconds';

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
export async function firstBlockAfter(
  url: string,
  seconds: bigint,
  signal: AbortSignal,
): Promise<bigint> {
  const to = seconds + WEEK_SECONDS;
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
