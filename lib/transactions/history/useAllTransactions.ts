import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
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
