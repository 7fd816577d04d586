import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ChainId } from '@/lib/networks/network';
import { useBlockNumber } from '@/lib/reads/useBlockNumber';
import { chainClient } from '@/lib/rpc/clients';
import { noteCheckAtom, type TransactionPopup, transactionPopupsAtom } from './atoms';
import { isDueForCheck } from './checkSchedule';
import type { Moment } from './checkTransaction';
import { withFollowed } from './history';
import { checkedTransaction, finalizeTransaction, useTransactions } from './store';
import { isPending, isRecent, minedHash, outcomeOf, type TransactionRecord } from './transaction';

/**
 * Looks after the pending transactions of a chain: at new blocks it asks how they stand, records how
 * they ended, and tells it in a popup. To be mounted once.
 */
export function useWatchReceipts(chainId: ChainId | undefined): void {
  const blockNumber = useBlockNumber(chainId);
  const history = useTransactions();
  const changePopups = useSetAtom(transactionPopupsAtom);
  const noteCheck = useSetAtom(noteCheckAtom);
  const followed = useRef<readonly TransactionRecord[]>([]);
  const checking = useRef(new Set<string>());
  useEffect(() => {
    followed.current = withFollowed(history, followed.current);
    if (chainId === undefined || blockNumber === undefined) return;
    const moment = { blockNumber, nowMs: Date.now() };
    const isDue = (record: TransactionRecord) =>
      record.chainId === chainId &&
      !checking.current.has(record.hash) &&
      isDueForCheck(record, moment.blockNumber, moment.nowMs);
    const check = async (record: TransactionRecord) => {
      const checked = await checkedRecord(record, moment);
      followed.current = followed.current.flatMap((other) => {
        if (other.hash !== record.hash) return [other];
        return isPending(checked) ? [checked] : [];
      });
      noteCheck(record.hash, false);
      if (isNews(checked, moment.nowMs))
        changePopups({ type: 'add', key: record.hash, content: popupOf(checked) });
    };
    for (const record of followed.current.filter(isDue)) {
      checking.current.add(record.hash);
      check(record)
        .catch((error) => {
          // A failed check is made again at the next block.
          console.error(error);
          noteCheck(record.hash, true);
        })
        .finally(() => checking.current.delete(record.hash));
    }
  }, [chainId, blockNumber, history, changePopups, noteCheck]);
}

/** The record after a check, as it is stored. */
async function checkedRecord(
  record: TransactionRecord,
  moment: Moment,
): Promise<TransactionRecord> {
  // Only a page with something pending needs to know how transactions end.
  const { checkTransaction } = await import('./checkTransaction');
  const client = chainClient(record.chainId);
  const { status, ...found } = await checkTransaction(client, record, moment);
  if (status === 'pending') {
    checkedTransaction(record, { ...found, blockNumber: moment.blockNumber });
    return { ...record, ...found, lastCheckedBlockNumber: moment.blockNumber };
  }
  finalizeTransaction(record, { ...found, nowMs: moment.nowMs });
  return { ...record, ...found };
}

/** Whether somebody waits for it: what was mined while the page was closed for a day is no news. */
function isNews(record: TransactionRecord, nowMs: number): boolean {
  if (isPending(record)) return false;
  return record.receipt === undefined || isRecent(record, nowMs);
}

function popupOf(record: TransactionRecord): TransactionPopup {
  const { chainId, summary, reason } = record;
  return {
    chainId,
    hash: minedHash(record),
    outcome: outcomeOf(record),
    summary,
    ...(reason !== undefined && { reason }),
  };
}
