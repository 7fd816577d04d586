import { explorerTarget } from './explorerTarget';
import { useTransactions } from './store';
import { isAwaitingSigners, isTransaction, outcomeOf, type TransactionRecord } from './transaction';

/**
 * The current outcome of a sent transaction, what it moved, its network fee in wei, why it failed,
 * if a node knows, the explorer's page about it, and whether other signers may be missing.
 *
 * @param sent - Undefined before it is sent. The outcome is `pending` then.
 */
export function useOutcome(sent: TransactionRecord | undefined) {
  const known = useTransactions(
    ({ records }) =>
      sent && records.find((record) => isTransaction(record, sent.chainId, sent.hash)),
  );
  const record = known ?? sent;
  return {
    outcome: record ? outcomeOf(record) : 'pending',
    moved: record?.moved,
    fee: record?.fee,
    reason: record?.reason,
    target: record && explorerTarget(record),
    isAwaitingSigners: record !== undefined && isAwaitingSigners(record),
  } as const;
}
