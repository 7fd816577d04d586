import * as z from 'zod/mini';
import { type FormId, formIdSchema } from '@/lib/transactions/forms/sentForms';
import { type TransactionRecord, unsentRecordSchema } from '@/lib/transactions/history/transaction';

/** The stored form of `SendRequest`. */
export const sendRequestSchema = z.object({
  ...unsentRecordSchema.shape,
  isPerhapsSent: z.exactOptional(z.boolean()),
  isDismissed: z.exactOptional(z.boolean()),
  hasUnseenNonce: z.exactOptional(z.boolean()),
  form: z.exactOptional(formIdSchema),
});

/**
 * A transaction that a wallet was asked to send. `addedTime` is when, in milliseconds, and
 * identifies it with its account and chain. `nonce` is the account's next one at that time, if
 * known. `isPerhapsSent` is true once the wallet has answered in a way that does not say whether it
 * was sent. `isDismissed` is true once the user has said that the wallet does not show it.
 * `hasUnseenNonce` is true once the account has used a nonce that it may have, and no endpoint
 * shows for what. `form` is the form that it sends, if any.
 */
export type SendRequest = Omit<TransactionRecord, 'hash'> & {
  readonly isPerhapsSent?: boolean;
  readonly isDismissed?: boolean;
  readonly hasUnseenNonce?: boolean;
  readonly form?: FormId;
};

/** What identifies a request. */
export type RequestId = Pick<SendRequest, 'from' | 'chainId' | 'addedTime'>;
