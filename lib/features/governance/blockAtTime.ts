import { type Hex, hexToBigInt, isHex, numberToHex } from 'viem';
import * as z from 'zod/mini';
import type { ChainId } from '@/lib/base/networks/network';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';

/** Blocks in one POST. */
const PROBES = 15n;
/** More rounds than any chain of less than 2^64 blocks needs. */
const MAX_ROUNDS = 20;

const hex = z.custom<Hex>((value) => isHex(value) && value !== '0x');
const header = z.object({ number: hex, timestamp: hex });

/** A block and its time in seconds since 1970. */
type TimedBlock = { readonly number: bigint; readonly seconds: bigint };

type Search = {
  readonly chainId: ChainId;
  /** In seconds since 1970. */
  readonly seconds: bigint;
  /** The latest block that the page knows. */
  readonly latest: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/** Blocks that were requested before, by chain: the next search begins between two of them. */
const known = new Map<ChainId, Map<bigint, bigint>>();

/** Forgets the times of a chain's blocks, so that the next search requests all of them again. */
export function forgetBlockTimes(chainId: ChainId): void {
  known.delete(chainId);
}

/**
 * The last block at or before a time; 0 if even the first block is later.
 *
 * Requests 15 blocks in one POST, spread over those in question, and narrows the search to the gap
 * between two of them: seven POSTs for a hundred million blocks, fewer for the next time.
 *
 * @throws the failure of the last endpoint, or {@link ContradictoryBlocksError}.
 */
export async function blockAtTime({
  chainId,
  seconds,
  latest,
  signal,
  ask = askInOwnBatch,
}: Search): Promise<bigint> {
  const times = known.get(chainId) ?? new Map<bigint, bigint>();
  known.set(chainId, times);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [low, high] = around(times, seconds, latest);
    if (high - low <= 1n) return low;
    const numbers = spread(low, high);
    const requests = numbers.map((number) => ({
      method: 'eth_getBlockByNumber',
      params: [numberToHex(number), false],
    }));
    const blocks = await ask(
      chainId,
      requests,
      (responses) => responses.map((response, index) => blockIn(response, numbers[index])),
      signal,
    );
    for (const { number, seconds } of blocks) times.set(number, seconds);
  }
  times.clear();
  throw new ContradictoryBlocksError();
}

/** The nearest known block not after a time, and the nearest one after it. */
function around(
  times: ReadonlyMap<bigint, bigint>,
  seconds: bigint,
  latest: bigint,
): readonly [low: bigint, high: bigint] {
  let [low, high] = [0n, latest + 1n];
  for (const [number, time] of times) {
    if (time <= seconds && number > low && number <= latest) low = number;
    if (time > seconds && number < high) high = number;
  }
  return [low, high];
}

function spread(low: bigint, high: bigint): readonly bigint[] {
  const between = high - low - 1n;
  const count = between < PROBES ? between : PROBES;
  return Array.from(
    { length: Number(count) },
    (_, index) => low + ((BigInt(index) + 1n) * (high - low)) / (count + 1n),
  );
}

function blockIn(response: PromiseSettledResult<unknown>, number: bigint | undefined): TimedBlock {
  if (response.status === 'rejected') throw response.reason;
  const block = z.parse(header, response.value);
  if (hexToBigInt(block.number) !== number) throw new ContradictoryBlocksError();
  return { number, seconds: hexToBigInt(block.timestamp) };
}

/** An endpoint answers with another block, or its blocks are not in the order of their times. */
export class ContradictoryBlocksError extends Error {
  override readonly name = 'ContradictoryBlocksError';
}
