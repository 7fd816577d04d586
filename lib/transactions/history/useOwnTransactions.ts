import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { ownTransactions } from './accountTransactions';
import { useTransactions } from './store';
import type { TransactionRecord } from './transaction';

/** The account's transactions on the chain shown, newest first. */
export function useOwnTransactions(): readonly TransactionRecord[] {
  const chainId = useActiveChainId();
  const account = useAddress();
  const { records } = useTransactions();
  if (chainId === undefined || account === undefined) return [];
  return ownTransactions(records, { chainId, account });
}
