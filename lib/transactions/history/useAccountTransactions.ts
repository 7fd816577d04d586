import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { accountTransactions } from './accountTransactions';
import type { TransactionRecord } from './transaction';
import { useAllTransactions } from './useAllTransactions';

/**
 * An account's transactions on a chain as `accountTransactions` returns them, newest first: those
 * of the history, then those that the user cleared while they were pending.
 */
export function useAccountTransactions(
  chainId: ChainId | undefined,
  account: Address | undefined,
): readonly TransactionRecord[] {
  const all = useAllTransactions();
  if (chainId === undefined || account === undefined) return [];
  return accountTransactions(all, { chainId, account });
}
