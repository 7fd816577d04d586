import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { accountTransactions } from './accountTransactions';
import { followedAtom } from './atoms';
import { withoutKnown } from './followed';
import { useTransactions } from './store';
import type { TransactionRecord } from './transaction';

/** The transactions of the history, then those that the user cleared while they were pending. */
export function useAllTransactions(): readonly TransactionRecord[] {
  const history = useTransactions();
  const followed = useAtomValue(followedAtom);
  return useMemo(
    () => [...history.records, ...withoutKnown(history, followed)],
    [history, followed],
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
