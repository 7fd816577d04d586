import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useTransactions } from './store';
import type { TransactionSummary } from './summary';
import { isConfirmed, outcomeOf, type TransactionRecord } from './transaction';
import { recentTransactions } from './transactionHistory';
import { useOwnTransactions } from './useOwnTransactions';

/** The account's transactions of the last 24 hours on the chain shown, newest first. */
export function useRecentTransactions(): readonly TransactionRecord[] {
  const chainId = useActiveChainId();
  const account = useAddress();
  const history = useTransactions();
  if (chainId === undefined || account === undefined) return [];
  return recentTransactions(history, { chainId, account }, Date.now());
}

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
