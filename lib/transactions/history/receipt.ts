import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import { storedBigint } from '@/lib/base/storage/persisted';

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
