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
 * A transaction that a wallet was asked to send. `addedTime` is when it was asked, in milliseconds;
 * with the account and the chain, it identifies the request. `nonce`, if known, is where the search
 * on chain continues: the account's next nonce at that time, or a later one after the earlier ones
 * were looked at.
 */
export type SendRequest = Omit<TransactionRecord, 'hash'> & {
  /** Whether the wallet gave an answer that does not say whether the transaction was sent. */
  readonly isPerhapsSent?: boolean;
  /** Whether the user has said that the wallet does not show the request. */
  readonly isDismissed?: boolean;
  /**
   * Whether the account has used a nonce that this transaction may have, although no endpoint shows
   * which transaction used it.
   */
  readonly hasUnseenNonce?: boolean;
  /** The form that this transaction was sent from, if any. */
  readonly form?: FormId;
};

/** What identifies a request. */
export type RequestId = Pick<SendRequest, 'from' | 'chainId' | 'addedTime'>;
