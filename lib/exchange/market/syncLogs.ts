import { type Address, type Hex, isHex, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { LARGEST_RESERVE } from '@/lib/exchange/pairs/constantProduct';
import { type Both, pairEvent, SYNC_TOPIC } from './pairEvent';
import { ImplausibleHistoryError } from './pairHistory';

/** What a pair held after a change, as it logged it. */
export type LoggedReserves = {
  /** The contract of the pair, in lower case. */
  readonly pair: string;
  readonly block: bigint;
  readonly reserves: Both;
};

/** Blocks whose logs are requested, both included. Public endpoints allow 2,048. */
export type BlockRange = { readonly from: bigint; readonly to: bigint };

/** More than a busy pool changes in an hour. */
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
    }),
  )
  .check(z.refine((logs) => logs.length <= MAX_LOGS));

/** The request for the changes of some pairs in a range of blocks. */
export function syncLogsRequest(pairs: readonly Address[], range: BlockRange): JsonRpcRequest {
  return logsRequest(pairs, SYNC_TOPIC, range);
}

/** The request for the logs of some pairs with a topic, in a range of blocks. */
export function logsRequest(
  pairs: readonly Address[],
  topic: Hex | undefined,
  { from, to }: BlockRange,
): JsonRpcRequest {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) };
  return { method: 'eth_getLogs', params: [{ address: pairs, topics: [topic], ...range }] };
}

/**
 * The changes of some pairs, in their order, from the response to {@link syncLogsRequest}. Logs of
 * other contracts and other events are ignored.
 *
 * @throws a ZodError or an {@link ImplausibleHistoryError} if the response is not a list of logs of
 *   these blocks.
 */
export function syncLogsIn(
  response: unknown,
  pairs: readonly Address[],
  { from, to }: BlockRange,
): readonly LoggedReserves[] {
  const wanted = new Set(pairs.map((pair) => pair.toLowerCase()));
  return z
    .parse(logsSchema, response)
    .flatMap(({ address, blockNumber, logIndex, ...log }) => {
      const event = pairEvent(log);
      const pair = address.toLowerCase();
      if (event?.type !== 'sync' || !wanted.has(pair)) return [];
      const [block, index] = [BigInt(blockNumber), BigInt(logIndex)];
      if (block < from || block > to) throw new ImplausibleHistoryError('A log is elsewhere.');
      if (event.reserves.some((each) => each > LARGEST_RESERVE))
        throw new ImplausibleHistoryError('A reserve is too large.');
      return [{ pair, block, index, reserves: event.reserves }];
    })
    .toSorted((a, b) => Number(a.block - b.block || a.index - b.index));
}
