import { isPending, isRecent, type TransactionRecord } from './transaction';
import { useOwnTransactions } from './useOwnTransactions';

/**
 * The account's transactions of the last 24 hours on the chain shown that may still be mined, newest
 * first.
 */
export function usePendingTransactions(): readonly TransactionRecord[] {
  const nowMs = Date.now();
  return useOwnTransactions().filter((record) => isPending(record) && isRecent(record, nowMs));
}
