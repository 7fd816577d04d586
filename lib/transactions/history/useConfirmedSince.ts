import type { TransactionSummary } from './summary';
import { isConfirmed, outcomeOf, type TransactionRecord } from './transaction';
import { useOwnTransactions } from './useOwnTransactions';

/**
 * The account's transactions of a type on the chain shown that this page has seen confirmed since a
 * time in milliseconds, newest first.
 */
export function useConfirmedSince(
  type: TransactionSummary['type'],
  sinceMs: number,
): readonly TransactionRecord[] {
  return useOwnTransactions().filter(
    (record) =>
      record.summary.type === type &&
      isConfirmed(outcomeOf(record)) &&
      (record.confirmedTime ?? 0) > sinceMs,
  );
}
