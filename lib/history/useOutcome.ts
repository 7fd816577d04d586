import { useTransactions } from './store';
import { isTransaction, outcomeOf, type TransactionRecord } from './transaction';

/** Where a transaction that was sent stands now, and why it failed, if a node could tell. */
export function useOutcome(sent: TransactionRecord) {
  const known = useTransactions(({ records }) =>
    records.find((record) => isTransaction(record, sent.chainId, sent.hash)),
  );
  const record = known ?? sent;
  return { outcome: outcomeOf(record), reason: record.reason };
}
