import type { Address } from 'viem';
import { isPending, type TransactionRecord } from '@/lib/transactions/history/transaction';

/**
 * The recipients of an account's sends from this device, on a chain. Incoming transfers never
 * count, because anybody can make those.
 */
export type EarlierRecipients = {
  readonly confirmed: readonly Address[];
  /** Of sends that may still be mined. */
  readonly pending: readonly Address[];
};

/** The recipients of those of an account's transactions that are pending sends. */
export function pendingRecipients(transactions: readonly TransactionRecord[]): readonly Address[] {
  return transactions
    .filter(isPending)
    .flatMap(({ summary }) => (summary.type === 'send' ? [summary.recipient] : []));
}
