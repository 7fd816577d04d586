import { isPending, isTransaction, type TransactionRecord } from './transaction';
import type { TransactionHistory } from './transactionHistory';

/**
 * The transactions to track to their end: those that are pending, and tracked ones that have left
 * the history. A user who clears the list still wants to know how they end.
 */
export function withFollowed(
  history: TransactionHistory,
  followed: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  return [...history.records.filter(isPending), ...withoutKnown(history, followed)];
}

/** The tracked transactions that have left the history. */
export function withoutKnown(
  { records }: TransactionHistory,
  followed: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  return followed.filter(
    ({ chainId, hash }) => !records.some((record) => isTransaction(record, chainId, hash)),
  );
}
