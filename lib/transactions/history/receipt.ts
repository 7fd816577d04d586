import { type Hash, isHash } from 'viem';
import * as z from 'zod/mini';
import { storedBigint } from '@/lib/base/storage/persisted';
import { addressSchema } from '@/lib/base/tokens/tokenSchema';

/** The stored form of a 32-byte hash. */
export const hashSchema = z.custom<Hash>((stored) => typeof stored === 'string' && isHash(stored));

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

/** The stored part of a receipt. `status` is 1, 0, or undefined if the node returns none. */
export type StoredReceipt = Readonly<z.infer<typeof receiptSchema>>;
