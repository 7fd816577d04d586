import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useTransactions } from './store';
import type { TransactionRecord } from './transaction';
import { recentTransactions } from './transactionHistory';

/** The account's transactions of the last 24 hours on the chain shown, newest first. */
export function useRecentTransactions(): readonly TransactionRecord[] {
  const chainId = useActiveChainId();
  const account = useAddress();
  const history = useTransactions();
  if (chainId === undefined || account === undefined) return [];
  return recentTransactions(history, { chainId, account }, Date.now());
}
