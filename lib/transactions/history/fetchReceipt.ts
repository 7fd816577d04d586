import { type Client, type Hash, numberToHex } from 'viem';
import { getTransaction } from 'viem/actions';
import * as z from 'zod/mini';
import { AppError } from '@/lib/base/errors/appError';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import { revertReason } from '@/lib/chain/contracts/revertReason';
import { LEAD_BLOCKS } from '@/lib/chain/reads/believedBlock';
import { type EventLog, eventLogsSchema } from './eventLogs';
import type { StoredReceipt } from './receipt';

/**
 * A receipt, and the logs of its transaction; undefined when any of them can't be read. `fee` is
 * what its sender paid the network, in wei; undefined when the node does not report it.
 */
export type FetchedReceipt = {
  readonly receipt: StoredReceipt;
  readonly logs: readonly EventLog[] | undefined;
  readonly fee?: bigint | undefined;
};

const STATUSES = { '0x0': 0, '0x1': 1 } as const;

/** A receipt in a node's format: the fields that are stored. */
const wireReceiptSchema = z.object({
  blockHash: hashSchema,
  blockNumber: quantity(),
  contractAddress: z.nullish(addressSchema),
  from: addressSchema,
  status: z.nullish(z.literal(['0x0', '0x1'])),
  to: z.nullish(addressSchema),
  transactionHash: hashSchema,
  logs: z.unknown(),
  transactionIndex: z.pipe(
    hexDigits(8),
    z.transform((digits: string) => Number(digits)),
  ),
});

/** What the fee of a transaction is computed from. */
const wireFeeSchema = z.object({ gasUsed: quantity(), effectiveGasPrice: quantity() });

/**
 * Fetches a transaction's receipt and checks it before it is used or stored. Logs that can't be
 * read don't make it unusable.
 *
 * @param latestBlock - The latest block of the chain. A receipt of a block far above it is wrong.
 * @returns Undefined while the node has none.
 * @throws {UnusableReceiptError} when the answer is not a receipt of this transaction.
 */
export async function fetchReceipt(
  client: Client,
  hash: Hash,
  latestBlock: bigint,
): Promise<FetchedReceipt | undefined> {
  const answer: unknown = await client.request({
    method: 'eth_getTransactionReceipt',
    params: [hash],
  });
  if (answer === null || answer === undefined) return undefined;
  const { data, error } = z.safeParse(wireReceiptSchema, answer);
  if (data === undefined) throw new UnusableReceiptError(hash, error);
  if (data.transactionHash.toLowerCase() !== hash.toLowerCase())
    throw new UnusableReceiptError(hash, data.transactionHash);
  if (data.blockNumber > latestBlock + LEAD_BLOCKS)
    throw new UnusableReceiptError(hash, data.blockNumber);
  const { status, contractAddress, to, logs, ...kept } = data;
  const paid = z.safeParse(wireFeeSchema, answer).data;
  return {
    receipt: {
      ...kept,
      contractAddress: contractAddress ?? null,
      to: to ?? null,
      ...(status && { status: STATUSES[status] }),
    },
    logs: z.safeParse(eventLogsSchema, logs).data,
    fee: paid && paid.gasUsed * paid.effectiveGasPrice,
  };
}

function quantity() {
  return z.pipe(
    hexDigits(16),
    z.transform((digits: string) => BigInt(digits)),
  );
}

/** A quantity with at most this many hexadecimal digits. */
function hexDigits(most: number) {
  return z.string().check(z.regex(new RegExp(`^0x[0-9a-f]{1,${most}}$`, 'i')));
}

/**
 * Why a mined transaction failed. Repeats the call in the state after its block.
 *
 * @returns Undefined when the node cannot say: the state is pruned, or the call would succeed now.
 */
export async function failureReason(
  client: Client,
  { transactionHash: hash, blockNumber }: StoredReceipt,
): Promise<string | undefined> {
  try {
    const { from, to, input: data, value, gas } = await getTransaction(client, { hash });
    const call = { from, to, data, value: numberToHex(value), gas: numberToHex(gas) };
    await client.request({ method: 'eth_call', params: [call, numberToHex(blockNumber)] });
    return undefined;
  } catch (error) {
    // The reason is optional: it is already known that the transaction failed.
    return revertReason(error);
  }
}

/** A node's answer is not a receipt of the requested transaction. */
export class UnusableReceiptError extends AppError {
  constructor(hash: Hash, cause: unknown) {
    super(`Unusable receipt of ${hash}.`, { code: 'errors.unusableReceipt', cause });
  }
}
