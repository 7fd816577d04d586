import { atom } from 'jotai';
import type { Hash } from 'viem';
import type { ExplorerTarget } from '@/lib/base/configuration/explorer';
import type { ChainId } from '@/lib/base/networks/network';
import { popupsAtom } from '@/lib/site/overlays/atoms';
import type { MovedAmounts, TransactionSummary } from './summary';
import { isConfirmed, type TransactionOutcome, type TransactionRecord } from './transaction';

/**
 * The popup content for a transaction that has ended. `hash` is that of the mined transaction, if
 * any.
 */
export type OutcomePopup = {
  readonly chainId: ChainId;
  readonly hash: Hash;
  /** The page of an explorer that shows the end. */
  readonly target: ExplorerTarget;
  readonly outcome: TransactionOutcome;
  /** Why it failed, if a node knows. */
  readonly reason?: string;
  readonly summary: TransactionSummary;
  readonly moved?: MovedAmounts;
};

/** The transaction popups on screen, keyed by the hash that was sent. */
export const transactionPopupsAtom = popupsAtom<OutcomePopup>();

/** A transaction whose result an open dialog shows: whatever it is, or only a success. */
export type ShownResult = { readonly hash: Hash; readonly results: 'all' | 'success' };

const shownResultsAtom = atom<readonly ShownResult[]>([]);

/**
 * Records that an open dialog shows a result; returns a function that records that it no longer
 * does.
 */
export const showResultAtom = atom(null, (_get, set, shown: ShownResult) => {
  set(shownResultsAtom, (all) => [...all, shown]);
  return () => set(shownResultsAtom, (all) => all.filter((other) => other !== shown));
});

/** Adds a popup, unless a dialog shows the same result. `key` is the hash that was sent. */
export const announceOutcomeAtom = atom(null, (get, set, key: Hash, content: OutcomePopup) => {
  const isSuccess = isConfirmed(content.outcome);
  const isShown = get(shownResultsAtom).some(
    ({ hash, results }) => hash === key && (results === 'all' || isSuccess),
  );
  if (!isShown) set(transactionPopupsAtom, { type: 'add', key, content });
});

/** The hashes of the pending transactions whose last check failed. */
export const failedChecksAtom = atom<ReadonlySet<Hash>>(new Set<Hash>());

/** The transactions that the page tracks to their end, also those that were cleared before it. */
export const trackedAtom = atom<readonly TransactionRecord[]>([]);

/** Records whether a check of a transaction failed. */
export const recordCheckFailureAtom = atom(null, (get, set, hash: Hash, hasFailed: boolean) => {
  const known = get(failedChecksAtom);
  if (known.has(hash) === hasFailed) return;
  const others = [...known].filter((other) => other !== hash);
  set(failedChecksAtom, new Set(hasFailed ? [...others, hash] : others));
});
