import { hasHash, isPending, type TransactionRecord } from './transaction';
import type { TransactionHistory } from './transactionHistory';

/**
 * The transactions to track to their end: those that are pending, and tracked ones that have left
 * the history. A user who clears the list still wants to know how they end.
 */
export function trackedTransactions(
  history: TransactionHistory,
  tracked: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  return [...history.records.filter(isPending), ...outsideHistory(history, tracked)];
}

/** The tracked transactions that have left the history. */
export function outsideHistory(
  { records }: TransactionHistory,
  tracked: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  return tracked.filter(
    ({ chainId, hash }) => !records.some((record) => hasHash(record, chainId, hash)),
  );
}
