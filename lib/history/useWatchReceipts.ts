import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Hash } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { useBlockNumber } from '@/lib/reads/useBlockNumber';
import { chainClient } from '@/lib/rpc/clients';
import { isPagePaused } from '@/lib/rpc/useIsOffline';
import { followedAtom, noteCheckAtom, type TransactionEnd, tellEndAtom } from './atoms';
import { isDueForCheck } from './checkSchedule';
import type { Moment } from './checkTransaction';
import { createRechecks } from './rechecks';
import { finalizeTransaction, recordCheck, useTransactions } from './store';
import { isPending, isRecent, minedHash, outcomeOf, type TransactionRecord } from './transaction';
import { withFollowed } from './transactionHistory';

/**
 * Watches the pending transactions of a chain: checks them at new blocks, records their outcomes
 * and shows them in popups. Mount it once.
 *
 * @param earlier - More of them to follow from the start: those that were cleared from the history
 *   before this document was loaded.
 *
 * After a failed check it checks again every 3 s. After one without a result it checks again
 * once, after 3 s without a new block, because the node that answered may have lacked the block
 * that another node named.
 */
export function useWatchReceipts(
  chainId: ChainId | undefined,
  earlier: readonly TransactionRecord[] = [],
): void {
  const blockNumber = useBlockNumber(chainId);
  const history = useTransactions();
  const tellEnd = useSetAtom(tellEndAtom);
  const noteCheck = useSetAtom(noteCheckAtom);
  const followed = useRef(earlier);
  const publish = useSetAtom(followedAtom);
  const checking = useRef(new Set<Hash>());
  const [rechecks] = useState(() => createRechecks(isPagePaused));
  useEffect(() => rechecks.start(), [rechecks]);

  const check = useEffectEvent(
    async (record: TransactionRecord, moment: Moment, isRecheck = false) => {
      const { hash } = record;
      const planRecheck = () =>
        rechecks.plan(hash, moment.blockNumber, (wasPaused) =>
          recheck(hash, moment.blockNumber, wasPaused),
        );
      rechecks.cancel(hash);
      checking.current.add(hash);
      try {
        const checked = await checkedRecord(record, moment);
        followed.current = followed.current.map((other) => (other.hash === hash ? checked : other));
        publish(followed.current);
        noteCheck(hash, false);
        if (isPending(checked) && !isRecheck) planRecheck();
        if (isNews(checked, moment.nowMs)) tellEnd(hash, popupOf(checked));
      } catch (error) {
        console.error(error);
        noteCheck(hash, true);
        planRecheck();
      }
      checking.current.delete(hash);
    },
  );

  const recheck = useEffectEvent((hash: Hash, checkedAt: bigint, wasPaused: boolean) => {
    const record = followed.current.find((other) => other.hash === hash);
    if (record === undefined || record.chainId !== chainId || blockNumber === undefined) return;
    const nowMs = Date.now();
    if (!isPending(record)) return;
    const isRecheck = blockNumber === checkedAt;
    // A new block has its own check, unless it came during the last check or while the page was
    // paused.
    if (!isRecheck && !wasPaused && !isDueForCheck(record, blockNumber, nowMs)) return;
    void check(record, { blockNumber, nowMs }, isRecheck);
  });

  useEffect(() => {
    followed.current = withFollowed(history, followed.current);
    publish(followed.current);
    if (chainId === undefined || blockNumber === undefined) return;
    const moment = { blockNumber, nowMs: Date.now() };
    const isDue = (record: TransactionRecord) =>
      record.chainId === chainId &&
      !checking.current.has(record.hash) &&
      !rechecks.isPlanned(record.hash, blockNumber) &&
      isDueForCheck(record, blockNumber, moment.nowMs);
    for (const record of followed.current.filter(isDue)) void check(record, moment);
  }, [chainId, blockNumber, history, rechecks, publish]);
}

/** The stored record after a check. */
async function checkedRecord(
  record: TransactionRecord,
  moment: Moment,
): Promise<TransactionRecord> {
  // Loaded only on pages with something pending.
  const { checkTransaction } = await import('./checkTransaction');
  const client = chainClient(record.chainId);
  const { status, ...found } = await checkTransaction(client, record, moment);
  if (status === 'pending') {
    recordCheck(record, { ...found, blockNumber: moment.blockNumber });
    return { ...record, ...found, lastCheckedBlockNumber: moment.blockNumber };
  }
  finalizeTransaction(record, { ...found, nowMs: moment.nowMs });
  return { ...record, ...found, confirmedTime: moment.nowMs };
}

/** Whether to show a popup. What was mined while the page was closed for a day is not news. */
function isNews(record: TransactionRecord, nowMs: number): boolean {
  if (isPending(record)) return false;
  return record.receipt === undefined || isRecent(record, nowMs);
}

function popupOf(record: TransactionRecord): TransactionEnd {
  const { chainId, summary, moved, reason } = record;
  return {
    chainId,
    hash: minedHash(record),
    outcome: outcomeOf(record),
    summary,
    ...(moved !== undefined && { moved }),
    ...(reason !== undefined && { reason }),
  };
}
