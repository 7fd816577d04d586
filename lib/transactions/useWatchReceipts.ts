import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { chainClient } from '@/lib/chain/clients';
import { useBlockNumber } from '@/lib/chain/useBlockNumber';
import type { ChainId } from '@/lib/networks/network';
import { type TransactionPopup, transactionPopupsAtom } from './atoms';
import { isDueForCheck } from './checkSchedule';
import type { Moment } from './ending';
import { checkedTransaction, finalizeTransaction, useTransactions } from './store';
import { outcomeOf, type TransactionRecord } from './transaction';

/**
 * Looks after the pending transactions of a chain: at new blocks it asks how they stand, records how
 * they ended, and tells it in a popup. To be mounted once.
 */
export function useWatchReceipts(chainId: ChainId | undefined): void {
  const blockNumber = useBlockNumber(chainId);
  const records = useTransactions((history) => history.records);
  const changePopups = useSetAtom(transactionPopupsAtom);
  const checking = useRef(new Set<string>());
  useEffect(() => {
    if (chainId === undefined || blockNumber === undefined) return;
    const moment = { blockNumber, nowMs: Date.now() };
    const isDue = (record: TransactionRecord) =>
      record.chainId === chainId &&
      !checking.current.has(record.hash) &&
      isDueForCheck(record, moment.blockNumber, moment.nowMs);
    for (const record of records.filter(isDue)) {
      const key = record.hash;
      checking.current.add(key);
      checkedOrEnded(record, moment)
        .then((content) => content && changePopups({ type: 'add', key, content }))
        // A failed check is made again at the next block.
        .catch((error) => console.error(error))
        .finally(() => checking.current.delete(key));
    }
  }, [chainId, blockNumber, records, changePopups]);
}

async function checkedOrEnded(
  record: TransactionRecord,
  moment: Moment,
): Promise<TransactionPopup | undefined> {
  const { chainId, hash, summary } = record;
  // Only a page with something pending needs to know how transactions end.
  const { checkTransaction } = await import('./ending');
  const { status, ...found } = await checkTransaction(chainClient(chainId), record, moment);
  if (status === 'pending') {
    checkedTransaction(record, { ...found, blockNumber: moment.blockNumber });
    return undefined;
  }
  finalizeTransaction(record, { ...found, nowMs: moment.nowMs });
  const ended = { ...record, ...found };
  return {
    chainId,
    hash: ended.receipt?.transactionHash ?? hash,
    outcome: outcomeOf(ended),
    summary,
  };
}
