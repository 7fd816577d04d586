import { useEffect, useMemo, useState } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { ownTransactions } from '@/lib/transactions/history/ownTransactions';
import { useTransactions } from '@/lib/transactions/history/store';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { keyInAccount } from './keptRecord';
import { readKept } from './storeActions';

/** How long to wait for the database before the list says that older ones are missing. */
const ANSWER_MS = 3_000;

/** The last time that is a date. A changed storage may have later ones. */
const LAST_DATE_MS = 8.64e15;

const NONE: readonly TransactionRecord[] = [];

type Kept = {
  /** `unavailable`: the database failed, or has not answered yet. */
  readonly status: 'loading' | 'read' | 'unavailable';
  readonly records: readonly TransactionRecord[];
};

/**
 * All transactions of an account on a chain that this device has, newest first: those of the
 * history at once, and older ones once the database has answered.
 */
export function useActivity(chainId: ChainId, account: Address) {
  const { records, cleared } = useTransactions();
  const [readings, setReadings] = useState(0);
  const [kept, setKept] = useState<Kept>({ status: 'loading', records: NONE });
  const [latest] = cleared;
  const clearing = latest && keyInAccount(latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clearing, of any tab, is read again.
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Kept) => {
      if (isCurrent) setKept(next);
    };
    setKept({ status: 'loading', records: NONE });
    const late = () => settle({ status: 'unavailable', records: NONE });
    const timer = setTimeout(late, ANSWER_MS);
    readKept(account)
      .then((read) => settle({ status: 'read', records: read }), late)
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [account, clearing, readings]);
  const all = useMemo(() => {
    const known = new Set([...records, ...cleared].map(keyInAccount));
    const older = kept.records.filter((record) => !known.has(keyInAccount(record)));
    return ownTransactions([...records, ...older], { chainId, account })
      .filter(({ addedTime }) => Math.abs(addedTime) <= LAST_DATE_MS)
      .toSorted((a, b) => b.addedTime - a.addedTime);
  }, [records, cleared, kept.records, chainId, account]);
  return {
    status: kept.status,
    records: all,
    /** Reads the database again, after something was added to it. */
    readAgain: () => setReadings((count) => count + 1),
  };
}
