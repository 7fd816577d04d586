import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Hash } from 'viem';
import { type ShownResult, showResultAtom } from './atoms';
import { explorerTarget } from './explorerTarget';
import { useTransactions } from './store';
import { hasHash, isAwaitingSigners, outcomeOf, type TransactionRecord } from './transaction';

/**
 * The current outcome of a sent transaction, what it moved, its network fee in wei, why it failed,
 * if a node knows, the explorer's page about it, and whether other signers may be missing.
 *
 * @param sent - Undefined before it is sent. The outcome is `pending` then.
 */
export function useOutcome(sent: TransactionRecord | undefined) {
  const known = useTransactions(
    ({ records }) => sent && records.find((record) => hasHash(record, sent.chainId, sent.hash)),
  );
  const record = known ?? sent;
  return {
    outcome: record ? outcomeOf(record) : 'pending',
    moved: record?.moved,
    fee: record?.fee,
    reason: record?.reason,
    target: record && explorerTarget(record),
    isAwaitingSigners: record !== undefined && isAwaitingSigners(record),
  } as const;
}

/**
 * Says that a dialog shows the result of a transaction while it is open, in place of a popup.
 *
 * @param hash - Undefined before it was sent.
 * @param results - Which results the dialog shows.
 */
export function useShowsResult(hash: Hash | undefined, results: ShownResult['results']): void {
  const show = useSetAtom(showResultAtom);
  useEffect(
    () => (hash === undefined ? undefined : show({ hash, results })),
    [show, hash, results],
  );
}
