import type { Address } from 'viem';
import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { type EventLog, eventLogsSchema } from '@/lib/transactions/history/eventLogs';
import type { StoredReceipt } from '@/lib/transactions/history/receipt';

/** What identifies a receipt that this device keeps, which has no logs. */
type Kept = Pick<StoredReceipt, 'transactionHash' | 'blockHash'>;

/** A receipt with its logs. */
export type LoggedReceipt = {
  readonly from: Address;
  readonly to: Address | null;
  readonly logs: readonly EventLog[];
};

const receiptSchema = z.object({
  transactionHash: hashSchema,
  blockHash: hashSchema,
  from: addressSchema,
  to: z.nullish(addressSchema),
  logs: eventLogsSchema,
});

/** The request for a receipt that was kept, with its logs. */
export function receiptRequest({ transactionHash }: Kept): JsonRpcRequest {
  return { method: 'eth_getTransactionReceipt', params: [transactionHash] };
}

/**
 * The receipt in the response to {@link receiptRequest}.
 *
 * @throws a ZodError or an {@link OtherReceiptError} if it is none, or not the one that was kept.
 */
export function receiptIn(response: unknown, kept: Kept): LoggedReceipt {
  const { transactionHash, blockHash, from, to, logs } = z.parse(receiptSchema, response);
  if (!isSame(transactionHash, kept.transactionHash) || !isSame(blockHash, kept.blockHash))
    throw new OtherReceiptError();
  return { from, to: to ?? null, logs };
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The receipt is of another transaction, or of another block than the one that was kept. */
class OtherReceiptError extends Error {
  override readonly name = 'OtherReceiptError';
}
