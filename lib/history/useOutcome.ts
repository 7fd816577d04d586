import { useTransactions } from './store';
import { isTransaction, outcomeOf, type TransactionRecord } from './transaction';

/**
 * Where a transaction that was sent stands now, and why it failed, if a node could tell.
 *
 * @param sent - Absent before it is sent: its outcome is `pending` then.
 */
export function useOutcome(sent: TransactionRecord | undefined) {
  const known = useTransactions(
    ({ records }) =>
      sent && records.find((record) => isTransaction(record, sent.chainId, sent.hash)),
  );
  const record = known ?? sent;
  return { outcome: record ? outcomeOf(record) : 'pending', reason: record?.reason } as const;
}
