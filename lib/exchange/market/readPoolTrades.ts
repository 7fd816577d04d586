import { type Address, type Hash, type Hex, isHex } from 'viem';
import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import type { ChainId } from '@/lib/base/networks/network';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { settledAnswer } from '@/lib/chain/rpc/settledAnswer';
import { LARGEST_RESERVE } from '@/lib/exchange/pairs/constantProduct';
import {
  headerIn,
  headerRequest,
  rangesOfHour,
  secondsOf,
  type TimedBlock,
  timedBlocks,
} from './blockTimes';
import { pairEvent, SWAP_TOPIC } from './pairEvent';
import { ImplausibleHistoryError } from './pairHistory';
import { type BlockRange, logsRequest } from './syncLogs';
import { isFirstSoldIn, tradeSides } from './tradeSides';

/** A trade of the last hour. */
export type RecentTrade = {
  readonly hash: Hash;
  /** When it was, in seconds since 1970, by the chain's clock; a few seconds off at most. */
  readonly seconds: number;
  /** Its place among the logs of its block. */
  readonly logIndex: number;
  /** Whether it sold the pool's first token. */
  readonly isFirstSold: boolean;
  /** What it sold, and what it bought, in smallest units. */
  readonly sold: bigint;
  readonly bought: bigint;
};

type Requested = {
  readonly chainId: ChainId;
  readonly pair: Address;
  /** The latest block that the page knows. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask: AskInOwnBatch;
};

const HOUR_SECONDS = 3_600;
/** More than a busy pool has in an hour. */
const MAX_LOGS = 20_000;

const quantity = z.custom<Hex>((value) => isHex(value) && value.length > 2 && value.length <= 18);

const logsSchema = z
  .array(
    z.object({
      address: addressSchema,
      topics: z.array(hashSchema),
      data: z.custom<Hex>((data) => isHex(data)),
      blockNumber: quantity,
      logIndex: quantity,
      transactionHash: hashSchema,
    }),
  )
  .check(z.refine((logs) => logs.length <= MAX_LOGS));

/**
 * The trades of a pool in the last hour, the newest first, from its logs. It takes one POST: each
 * request for logs has at most as many blocks as public endpoints allow.
 *
 * @throws the failure of the last endpoint, when none answers all of it plausibly.
 */
export function readPoolTrades({
  chainId,
  pair,
  block,
  signal,
  ask,
}: Requested): Promise<readonly RecentTrade[]> {
  const { start, ranges } = rangesOfHour(block);
  const timed = timedBlocks(start, block);
  const requests: JsonRpcRequest[] = [
    ...timed.map(headerRequest),
    ...ranges.map((range) => logsRequest([pair], SWAP_TOPIC, range)),
  ];
  return ask(
    chainId,
    requests,
    (responses) => {
      const all = responses.map(settledAnswer);
      const times = timed.map((each, index) => headerIn(all[index], each));
      const now = times.at(-1)?.seconds ?? 0;
      if (times.some(({ seconds }, index) => seconds < (times[index - 1]?.seconds ?? 0)))
        throw new ImplausibleHistoryError('A block is before an earlier one.');
      return ranges
        .flatMap((range, index) => tradesIn(all[timed.length + index], { pair, range, times }))
        .filter(({ seconds }) => seconds > now - HOUR_SECONDS)
        .toReversed();
    },
    signal,
  );
}

type Searched = {
  readonly pair: Address;
  readonly range: BlockRange;
  readonly times: readonly TimedBlock[];
};

/** The trades of a range in their order. Logs of other contracts and other events are ignored. */
function tradesIn(response: unknown, { pair, range, times }: Searched): readonly RecentTrade[] {
  return z
    .parse(logsSchema, response)
    .map((log) => ({ ...log, block: BigInt(log.blockNumber), index: Number(log.logIndex) }))
    .toSorted((a, b) => Number(a.block - b.block) || a.index - b.index)
    .flatMap(({ address, block, index, transactionHash, ...log }) => {
      const event = pairEvent(log);
      if (event?.type !== 'swap' || address.toLowerCase() !== pair.toLowerCase()) return [];
      const isFirstSold = isFirstSoldIn(event.trade);
      if (isFirstSold === undefined) return [];
      const { sold, bought } = tradeSides(event.trade, isFirstSold);
      if (block < range.from || block > range.to)
        throw new ImplausibleHistoryError('A log is elsewhere.');
      if (bought === 0n || sold > LARGEST_RESERVE || bought > LARGEST_RESERVE)
        throw new ImplausibleHistoryError('A trade has impossible amounts.');
      const seconds = secondsOf(block, times);
      return [{ hash: transactionHash, seconds, logIndex: index, isFirstSold, sold, bought }];
    });
}
