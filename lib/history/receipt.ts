import type { Client, Hash } from 'viem';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/appError';
import { storedBigint } from '@/lib/storage/persisted';
import { addressSchema } from '@/lib/tokens/tokenSchema';
import { hashSchema } from './hashSchema';

/** The stored form of a receipt. */
export const receiptSchema = z.object({
  blockHash: hashSchema,
  blockNumber: storedBigint,
  contractAddress: z.nullable(addressSchema),
  from: addressSchema,
  status: z.exactOptional(z.literal([0, 1])),
  to: z.nullable(addressSchema),
  transactionHash: hashSchema,
  transactionIndex: z.int(),
});

/** The stored part of a receipt. `status` is 1, 0, or absent if the node gives none. */
export type StoredReceipt = Readonly<z.infer<typeof receiptSchema>>;

const STATUSES = { '0x0': 0, '0x1': 1 } as const;

/** A receipt in a node's format: the fields that are stored. */
const wireReceiptSchema = z.object({
  blockHash: hashSchema,
  blockNumber: z.pipe(
    hexDigits(16),
    z.transform((digits: string) => BigInt(digits)),
  ),
  contractAddress: z.nullish(addressSchema),
  from: addressSchema,
  status: z.nullish(z.literal(['0x0', '0x1'])),
  to: z.nullish(addressSchema),
  transactionHash: hashSchema,
  transactionIndex: z.pipe(
    hexDigits(8),
    z.transform((digits: string) => Number(digits)),
  ),
});

/**
 * Fetches a transaction's receipt and checks it before it is used or stored.
 *
 * @returns Undefined while the node has none.
 * @throws {UnusableReceiptError} when the answer is not a receipt of this transaction.
 */
export async function fetchReceipt(client: Client, hash: Hash): Promise<StoredReceipt | undefined> {
  const answer: unknown = await client.request({
    method: 'eth_getTransactionReceipt',
    params: [hash],
  });
  if (answer === null || answer === undefined) return undefined;
  const { data, error } = z.safeParse(wireReceiptSchema, answer);
  if (data === undefined) throw new UnusableReceiptError(hash, error);
  if (data.transactionHash.toLowerCase() !== hash.toLowerCase())
    throw new UnusableReceiptError(hash, data.transactionHash);
  const { status, contractAddress, to, ...kept } = data;
  return {
    ...kept,
    contractAddress: contractAddress ?? null,
    to: to ?? null,
    ...(status && { status: STATUSES[status] }),
  };
}

/** A quantity with at most this many hexadecimal digits. */
function hexDigits(most: number) {
  return z.string().check(z.regex(new RegExp(`^0x[0-9a-f]{1,${most}}$`, 'i')));
}

/** A node's answer is not a receipt of the requested transaction. */
export class UnusableReceiptError extends AppError {
  constructor(hash: Hash, cause: unknown) {
    super(`Unusable receipt of ${hash}.`, { code: 'errors.unusableReceipt', cause });
  }
}
