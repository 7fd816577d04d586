import { useAtomValue } from 'jotai';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { accountTransactions } from './accountTransactions';
import { followedAtom } from './atoms';
import { useTransactions } from './store';
import type { TransactionRecord } from './transaction';
import { withoutKnown } from './transactionHistory';

/**
 * An account's transactions on a chain as `accountTransactions` gives them, newest first: those of
 * the history, then those that the user cleared while they were pending.
 */
export function useAccountTransactions(
  chainId: ChainId | undefined,
  account: Address | undefined,
): readonly TransactionRecord[] {
  const history = useTransactions();
  const followed = useAtomValue(followedAtom);
  if (chainId === undefined || account === undefined) return [];
  const all = [...history.records, ...withoutKnown(history, followed)];
  return accountTransactions(all, { chainId, account });
}
