import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { followedAtom } from './atoms';
import { useTransactions } from './store';
import type { TransactionRecord } from './transaction';
import { withoutKnown } from './transactionHistory';

/** The transactions of the history, then those that the user cleared while they were pending. */
export function useAllTransactions(): readonly TransactionRecord[] {
  const history = useTransactions();
  const followed = useAtomValue(followedAtom);
  return useMemo(
    () => [...history.records, ...withoutKnown(history, followed)],
    [history, followed],
  );
}
