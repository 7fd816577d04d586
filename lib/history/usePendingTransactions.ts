import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { useAddress } from '@/lib/wallet/useAddress';
import { ownTransactions } from './accountTransactions';
import { useTransactions } from './store';
import { isPending, isRecent, type TransactionRecord } from './transaction';

/**
 * The account's transactions of the last 24 hours on the chain shown that may still be mined, newest
 * first.
 */
export function usePendingTransactions(): readonly TransactionRecord[] {
  const chainId = useActiveChainId();
  const account = useAddress();
  const { records } = useTransactions();
  if (chainId === undefined || account === undefined) return [];
  const nowMs = Date.now();
  return ownTransactions(records, { chainId, account }).filter(
    (record) => isPending(record) && isRecent(record, nowMs),
  );
}
