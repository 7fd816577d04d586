import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { accountTransactions } from './accountTransactions';
import { trackedAtom } from './atoms';
import { useTransactions } from './store';
import { outsideHistory } from './trackedTransactions';
import type { TransactionRecord } from './transaction';

/** The transactions of the history, then those that the user cleared while they were pending. */
export function useAllTransactions(): readonly TransactionRecord[] {
  const history = useTransactions();
  const tracked = useAtomValue(trackedAtom);
  return useMemo(
    () => [...history.records, ...outsideHistory(history, tracked)],
    [history, tracked],
  );
}

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
