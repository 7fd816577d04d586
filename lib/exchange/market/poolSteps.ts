import { type Address, type Hash, type Hex, isAddressEqual, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { LARGEST_RESERVE } from '@/lib/exchange/pairs/constantProduct';
import { type Both, type PoolTrade, pairEvent, TRADE_TOPICS } from './pairEvent';

/** A change of a pool's reserves within a block. */
export type PoolStep = {
  readonly transactionHash: Hash;
  /** The place of its transaction in the block. */
  readonly transactionIndex: number;
  /** What the pool held after it. */
  readonly reserves: Both;
  /** Undefined for an addition, a removal, and a pool that adopted its balances. */
  readonly trade: PoolTrade | undefined;
};

/** The steps of pools within one block, in their order, by the pools' lowercase addresses. */
export type StepsOfPools = ReadonlyMap<string, readonly PoolStep[]>;

/** The block of a swap, and the pools whose events are requested. */
type Requested = {
  readonly pools: readonly Address[];
  readonly blockNumber: bigint;
  readonly blockHash: Hash;
};

/** A block has room for a few hundred trades. */
const MAX_LOGS = 5_000;
/** Of a block or a transaction in it: 32 bits are far more than there are. */
const quantity = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{1,8}$/i)),
  z.transform((digits: string) => Number(digits)),
);

const logsSchema = z
  .array(
    z.object({
      address: addressSchema,
      topics: z.array(hashSchema),
      data: z.custom<Hex>((data) => typeof data === 'string' && /^0x[\da-f]*$/i.test(data)),
      blockHash: hashSchema,
      transactionHash: hashSchema,
      transactionIndex: quantity,
      logIndex: quantity,
      removed: z.optional(z.literal(false)),
    }),
  )
  .check(z.refine((logs) => logs.length <= MAX_LOGS));

type BlockLog = z.infer<typeof logsSchema>[number];

/** The request for the trades of some pools in one block. */
export function poolStepsRequest({ pools, blockNumber }: Requested): JsonRpcRequest {
  const at = numberToHex(blockNumber);
  const filter = { address: pools, topics: [TRADE_TOPICS], fromBlock: at, toBlock: at };
  return { method: 'eth_getLogs', params: [filter] };
}

/**
 * What some pools did in one block, from the response to {@link poolStepsRequest}.
 *
 * A pair logs its reserves with each change, so the figures of a pool follow from each other: what
 * it held before a trade is what it held after the step before. Logs for which this does not hold
 * were changed, or some are missing. Logs of other contracts are ignored.
 *
 * @throws a ZodError or a {@link ContradictoryLogsError} if the response is not a list of logs of
 *   that block, or if they do not follow from each other.
 */
export function poolStepsIn(
  response: unknown,
  { pools, blockHash }: Pick<Requested, 'pools' | 'blockHash'>,
): StepsOfPools {
  const logs = z.parse(logsSchema, response).toSorted((a, b) => a.logIndex - b.logIndex);
  for (const [index, log] of logs.entries()) {
    const last = logs[index - 1];
    if (log.blockHash.toLowerCase() !== blockHash.toLowerCase())
      throw new ContradictoryLogsError('A log is of another block.');
    if (last && (last.logIndex === log.logIndex || last.transactionIndex > log.transactionIndex))
      throw new ContradictoryLogsError('Logs have no order.');
  }
  return new Map(
    pools.map((pool) => [
      pool.toLowerCase(),
      stepsOf(logs.filter(({ address }) => isAddressEqual(address, pool))),
    ]),
  );
}

function stepsOf(logs: readonly BlockLog[]): readonly PoolStep[] {
  const steps: PoolStep[] = [];
  /** The reserves behind which no trade was logged yet. */
  let open: BlockLog | undefined;
  for (const log of logs) {
    const event = pairEvent(log);
    const { transactionHash, transactionIndex } = log;
    if (event?.type === 'sync') {
      const { reserves } = event;
      if (reserves.some((each) => each > LARGEST_RESERVE))
        throw new ContradictoryLogsError('A reserve is too large.');
      steps.push({ transactionHash, transactionIndex, reserves, trade: undefined });
      open = log;
    } else if (event?.type === 'swap') {
      const step = steps.at(-1);
      // The pair logs both without anything in between.
      if (step === undefined || open?.logIndex !== log.logIndex - 1)
        throw new ContradictoryLogsError('A trade has no reserves.');
      if (open.transactionHash !== log.transactionHash)
        throw new ContradictoryLogsError('A trade and its reserves are of two transactions.');
      steps[steps.length - 1] = { ...step, trade: event.trade };
      open = undefined;
      assertFollows(step.reserves, event.trade, steps.at(-2)?.reserves);
    }
  }
  return steps;
}

/** What a pool held before a trade. */
export function reservesBefore(reserves: Both, { sold, bought }: PoolTrade): Both {
  return [reserves[0] - sold[0] + bought[0], reserves[1] - sold[1] + bought[1]];
}

function assertFollows(reserves: Both, trade: PoolTrade, known: Both | undefined): void {
  const before = reservesBefore(reserves, trade);
  if (before.some((each) => each <= 0n || each > LARGEST_RESERVE))
    throw new ContradictoryLogsError('A trade does not fit its reserves.');
  if (known && (known[0] !== before[0] || known[1] !== before[1]))
    throw new ContradictoryLogsError('Reserves do not follow from those before.');
}

/** The logs of a block contradict each other, or some are missing. */
class ContradictoryLogsError extends Error {
  override readonly name = 'ContradictoryLogsError';
}
