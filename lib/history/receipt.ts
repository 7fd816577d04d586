import type { Client, Hash } from 'viem';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/appError';
import { storedBigint } from '@/lib/storage/persisted';
import { addressSchema } from '@/lib/tokens/tokenSchema';
import { hashSchema } from './amountSchema';

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

/** The stored part of a receipt; `status` is 1, 0, or absent where a node names none. */
export type StoredReceipt = Readonly<z.infer<typeof receiptSchema>>;

const STATUSES = { '0x0': 0, '0x1': 1 } as const;

/** A receipt as a node answers it: the fields that are stored. */
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
 * The receipt of a transaction, checked before anyone relies on it or stores it.
 *
 * @returns Undefined while the node shows none.
 * @throws {UnusableReceiptError} when the answer is no receipt of this transaction.
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

/** A quantity of at most so many hexadecimal digits. */
function hexDigits(most: number) {
  return z.string().check(z.regex(new RegExp(`^0x[0-9a-f]{1,${most}}$`, 'i')));
}

/** A node answered with something that is no receipt of the transaction asked for. */
export class UnusableReceiptError extends AppError {
  constructor(hash: Hash, cause: unknown) {
    super(`Unusable receipt of ${hash}.`, { code: 'errors.unusableReceipt', cause });
  }
}
