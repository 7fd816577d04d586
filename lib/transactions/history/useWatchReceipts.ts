import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Hash, Transaction } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { readLatestBlock } from '@/lib/chain/reads/blockPoll';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import { chainClient } from '@/lib/chain/rpc/clients';
import { isOffline } from '@/lib/chain/rpc/useIsOffline';
import { isPagePaused } from '@/lib/chain/rpc/usePagePause';
import {
  announceOutcomeAtom,
  type OutcomePopup,
  recordCheckFailureAtom,
  trackedAtom,
} from './atoms';
import type { CheckMoment, CheckResult } from './checkTransaction';
import { explorerTarget } from './explorerTarget';
import { isKnownToHistory } from './isKnownToHistory';
import { isRecent } from './isRecent';
import {
  createRechecks,
  fewestNewBlocks,
  isDueForCheck,
  isDueWhileHidden,
} from './receiptSchedule';
import { useTransactions } from './store';
import { finalizeTransaction, recordCheck } from './storeActions';
import { trackedTransactions } from './trackedTransactions';
import { hasHash, isPending, minedHash, outcomeOf, type TransactionRecord } from './transaction';
import type { TransactionHistory } from './transactionHistory';
import { useHiddenChecks } from './useHiddenChecks';

type MayBeOther = (chainId: ChainId, mined: Transaction) => boolean;

type Options = {
  /** The transactions of this tab whose end is not known, also those cleared from the history. */
  readonly own?: readonly TransactionRecord[];
  /**
   * Whether a mined transaction may be that of a request to a wallet, which is not in the history
   * yet.
   */
  readonly mayBeOther?: MayBeOther;
  /** Called with each end that is shown in a popup, also where a dialog shows it instead. */
  readonly onEnd?: (ended: OutcomePopup) => void;
};

const NONE: readonly TransactionRecord[] = [];

/**
 * Watches the pending transactions of a chain: checks them at new blocks, records their outcomes
 * and shows them in popups. Mount it once.
 *
 * After a failed check it checks again every 3 s, and less often once the transaction is older than
 * 5 minutes. After one without a result it checks again once, after 3 s without a new block,
 * because the node that answered may have lacked the block that another node named. While the nonce
 * is used and the receipt may only be late, it checks again every 3 s. All this waits while the page
 * is hidden. Then it checks every 6 s what this tab sent within the last 5 minutes, and nothing
 * else.
 */
export function useWatchReceipts(
  chainId: ChainId | undefined,
  { own = NONE, mayBeOther, onEnd }: Options = {},
): void {
  const blockNumber = useBlockNumber(chainId);
  const reader = useChainReader(chainId);
  const history = useTransactions();
  const announceOutcome = useSetAtom(announceOutcomeAtom);
  const recordCheckFailure = useSetAtom(recordCheckFailureAtom);
  const tracked = useRef(own);
  const publishTracked = useSetAtom(trackedAtom);
  const checking = useRef(new Set<Hash>());
  const [rechecks] = useState(() => createRechecks(isPagePaused));
  useEffect(() => rechecks.start(), [rechecks]);

  const check = useEffectEvent(
    async (record: TransactionRecord, moment: CheckMoment, isRecheck = false) => {
      const { hash } = record;
      const { blockNumber: checkedAt, nowMs } = moment;
      const planRecheck = (slowness = 1) =>
        rechecks.plan({ hash, blockNumber: checkedAt, slowness }, (wasPaused) =>
          recheck(hash, checkedAt, wasPaused),
        );
      const replace = (checked: TransactionRecord) => {
        tracked.current = tracked.current.map((other) => (other.hash === hash ? checked : other));
        publishTracked(tracked.current);
      };
      rechecks.cancel(hash);
      checking.current.add(hash);
      try {
        const checked = await checkedRecord(record, moment, mayBeOther);
        replace(checked);
        recordCheckFailure(hash, false);
        const isUnclear = checked.usedSinceMs !== undefined;
        if (isPending(checked) && (isUnclear || !isRecheck)) planRecheck();
        if (isNews(checked, nowMs)) {
          const ended = popupOf(checked);
          announceOutcome(hash, ended);
          onEnd?.(ended);
        }
      } catch (error) {
        console.error(error);
        recordCheckFailure(hash, true);
        // A failed check counts for the schedule, which an endpoint that always fails needs most.
        replace(recordCheck(record, { blockNumber: checkedAt }));
        planRecheck(fewestNewBlocks(record, nowMs));
      }
      checking.current.delete(hash);
    },
  );

  const recheck = useEffectEvent((hash: Hash, checkedAt: bigint, wasPaused: boolean) => {
    const record = tracked.current.find((other) => other.hash === hash);
    if (record === undefined || record.chainId !== chainId || blockNumber === undefined) return;
    const nowMs = Date.now();
    if (!isPending(record)) return;
    const isRecheck = blockNumber === checkedAt;
    // A new block has its own check, unless it came during the last check or while the page was
    // paused.
    if (!isRecheck && !wasPaused && !isDueForCheck(record, blockNumber, nowMs)) return;
    void check(record, { blockNumber, nowMs }, isRecheck);
  });

  useHiddenChecks(async () => {
    const isOwn = ({ hash }: TransactionRecord) =>
      own.some((each) => each.chainId === chainId && each.hash === hash);
    const due = () =>
      tracked.current.filter(
        (record) =>
          isOwn(record) &&
          !checking.current.has(record.hash) &&
          isDueWhileHidden(record, Date.now()),
      );
    if (chainId === undefined || reader === undefined || isOffline() || due().length === 0) return;
    try {
      // The page knows the block of the moment when it was hidden.
      const latest = await readLatestBlock(chainId, (polled) => reader.doubtBlock(polled));
      for (const record of due()) void check(record, { blockNumber: latest, nowMs: Date.now() });
    } catch {
      // The next check asks again.
    }
  });

  useEffect(() => {
    tracked.current = trackedTransactions(history, tracked.current);
    publishTracked(tracked.current);
    if (chainId === undefined || blockNumber === undefined) return;
    const moment = { blockNumber, nowMs: Date.now() };
    const isDue = (record: TransactionRecord) =>
      record.chainId === chainId &&
      !checking.current.has(record.hash) &&
      !rechecks.isPlanned(record.hash, blockNumber) &&
      isDueForCheck(record, blockNumber, moment.nowMs);
    for (const record of tracked.current.filter(isDue)) void check(record, moment);
  }, [chainId, blockNumber, history, rechecks, publishTracked]);
}

/** The stored record after a check. */
async function checkedRecord(
  record: TransactionRecord,
  moment: CheckMoment,
  mayBeOther: MayBeOther | undefined,
): Promise<TransactionRecord> {
  // Loaded only on pages with something pending.
  const { checkTransaction } = await import('./checkTransaction');
  const client = chainClient(record.chainId);
  const checked = await checkTransaction(client, record, moment, {
    isKnown: (mined) => isKnownToHistory(withoutRecord(record), record.chainId, mined),
    ...(mayBeOther && { mayBeOther: (mined) => mayBeOther(record.chainId, mined) }),
  });
  const { status, ...found } = isTaken(checked, record) ? PENDING : checked;
  return status === 'pending'
    ? recordCheck(record, { ...found, blockNumber: moment.blockNumber })
    : finalizeTransaction(record, { ...found, nowMs: moment.nowMs });
}

const PENDING = { status: 'pending' } as const;

/**
 * Whether a check matched a mined transaction to a record of unknown nonce, although another check
 * or tab has since matched it to another record.
 */
function isTaken(checked: CheckResult, record: TransactionRecord): boolean {
  if (checked.status === 'pending' || checked.ending !== 'spedUp' || !checked.receipt) return false;
  const { chainId, from, nonce = checked.nonce } = record;
  if (nonce !== undefined) return false;
  useTransactions.readAgain();
  const { transactionHash: hash } = checked.receipt;
  return isKnownToHistory(withoutRecord(record), chainId, { hash, from });
}

/** The history without a record, whose own replacement is not known otherwise. */
function withoutRecord(record: TransactionRecord): TransactionHistory {
  const { records, cleared } = useTransactions.getState();
  return {
    records: records.filter(({ chainId, hash }) => !hasHash(record, chainId, hash)),
    cleared,
  };
}

/** Whether to show a popup. What was mined while the page was closed for a day is not news. */
function isNews(record: TransactionRecord, nowMs: number): boolean {
  if (isPending(record)) return false;
  return record.receipt === undefined || isRecent(record, nowMs);
}

function popupOf(record: TransactionRecord): OutcomePopup {
  const { chainId, summary, moved, reason } = record;
  return {
    chainId,
    hash: minedHash(record),
    target: explorerTarget(record),
    outcome: outcomeOf(record),
    summary,
    ...(moved !== undefined && { moved }),
    ...(reason !== undefined && { reason }),
  };
}
