import { useEffect, useState } from 'react';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { readAllKept } from './storeActions';

/** How long to wait for the database. */
const ANSWER_MS = 3_000;

/**
 * The transactions of all accounts that are kept beside the history, newest first; undefined until
 * they are read, and none if the database fails or does not answer in time.
 */
export function useAllKept(): readonly TransactionRecord[] | undefined {
  const [kept, setKept] = useState<readonly TransactionRecord[]>();
  useEffect(() => {
    let isMounted = true;
    const settle = (records: readonly TransactionRecord[]) => {
      if (isMounted) setKept((known) => known ?? records);
    };
    const timer = setTimeout(() => settle([]), ANSWER_MS);
    readAllKept().then(settle, () => settle([]));
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, []);
  return kept;
}
