import { onlineManager } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Hash } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { useBlockNumber } from '@/lib/reads/useBlockNumber';
import { chainClient } from '@/lib/rpc/clients';
import { noteCheckAtom, type TransactionEnd, transactionPopupsAtom } from './atoms';
import { isDueForCheck } from './checkSchedule';
import type { Moment } from './checkTransaction';
import { createRepeats } from './repeats';
import { checkedTransaction, finalizeTransaction, useTransactions } from './store';
import { isPending, isRecent, minedHash, outcomeOf, type TransactionRecord } from './transaction';
import { withFollowed } from './transactionHistory';

/**
 * Watches the pending transactions of a chain: it checks them at new blocks, records how they ended,
 * and shows that in a popup. Mount it once.
 *
 * It repeats a check that fails every 3 s. It repeats a check that finds nothing once, after 3 s
 * without a new block: the node that answered may not have had the block that another node named.
 */
export function useWatchReceipts(chainId: ChainId | undefined): void {
  const blockNumber = useBlockNumber(chainId);
  const history = useTransactions();
  const changePopups = useSetAtom(transactionPopupsAtom);
  const noteCheck = useSetAtom(noteCheckAtom);
  const followed = useRef<readonly TransactionRecord[]>([]);
  const checking = useRef(new Set<Hash>());
  const [repeats] = useState(() => createRepeats(isPaused));
  useEffect(() => repeats.start(), [repeats]);

  const check = useEffectEvent(
    async (record: TransactionRecord, moment: Moment, isRepeat = false) => {
      const { hash } = record;
      const planRepeat = () =>
        repeats.plan(hash, moment.blockNumber, (wasPaused) =>
          repeatCheck(hash, moment.blockNumber, wasPaused),
        );
      repeats.cancel(hash);
      checking.current.add(hash);
      try {
        const checked = await checkedRecord(record, moment);
        followed.current = followed.current.flatMap((other) => {
          if (other.hash !== hash) return [other];
          return isPending(checked) ? [checked] : [];
        });
        noteCheck(hash, false);
        if (isPending(checked) && !isRepeat) planRepeat();
        if (isNews(checked, moment.nowMs))
          changePopups({ type: 'add', key: hash, content: popupOf(checked) });
      } catch (error) {
        console.error(error);
        noteCheck(hash, true);
        planRepeat();
      }
      checking.current.delete(hash);
    },
  );

  const repeatCheck = useEffectEvent((hash: Hash, checkedAt: bigint, wasPaused: boolean) => {
    const record = followed.current.find((other) => other.hash === hash);
    if (record === undefined || record.chainId !== chainId || blockNumber === undefined) return;
    const nowMs = Date.now();
    const isRepeat = blockNumber === checkedAt;
    // A new block has its own check, unless it came during the last check or while the page was paused.
    if (!isRepeat && !wasPaused && !isDueForCheck(record, blockNumber, nowMs)) return;
    void check(record, { blockNumber, nowMs }, isRepeat);
  });

  useEffect(() => {
    followed.current = withFollowed(history, followed.current);
    if (chainId === undefined || blockNumber === undefined) return;
    const moment = { blockNumber, nowMs: Date.now() };
    const isDue = (record: TransactionRecord) =>
      record.chainId === chainId &&
      !checking.current.has(record.hash) &&
      !repeats.isPlanned(record.hash, blockNumber) &&
      isDueForCheck(record, blockNumber, moment.nowMs);
    for (const record of followed.current.filter(isDue)) void check(record, moment);
  }, [chainId, blockNumber, history, repeats]);
}

function isPaused(): boolean {
  return document.hidden || !onlineManager.isOnline();
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

/** Whether to tell how it ended. What was mined while the page was closed for a day is not news. */
function isNews(record: TransactionRecord, nowMs: number): boolean {
  if (isPending(record)) return false;
  return record.receipt === undefined || isRecent(record, nowMs);
}

function popupOf(record: TransactionRecord): TransactionEnd {
  const { chainId, summary, reason } = record;
  return {
    chainId,
    hash: minedHash(record),
    outcome: outcomeOf(record),
    summary,
    ...(reason !== undefined && { reason }),
  };
}
