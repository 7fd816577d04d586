import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { isRecent } from './isRecent';
import { ownTransactions } from './ownTransactions';
import { useTransactions } from './store';
import { isPending, type TransactionRecord } from './transaction';

/** The account's transactions on the chain shown, newest first. */
export function useOwnTransactions(): readonly TransactionRecord[] {
  const chainId = useActiveChainId();
  const account = useAddress();
  const { records } = useTransactions();
  if (chainId === undefined || account === undefined) return [];
  return ownTransactions(records, { chainId, account });
}

/**
 * The account's transactions of the last 24 hours on the chain shown that may still be mined,
 * newest first.
 */
export function usePendingTransactions(): readonly TransactionRecord[] {
  const nowMs = Date.now();
  return useOwnTransactions().filter((record) => isPending(record) && isRecent(record, nowMs));
}
