import type { ChainId } from '@/lib/base/networks/network';
import {
  type TransactionUpdate,
  withoutChain,
  withoutTransaction,
  withTransaction,
  withUpdate,
} from './historyChanges';
import { useTransactions } from './store';
import type { TransactionRecord } from './transaction';

type TransactionId = Pick<TransactionRecord, 'chainId' | 'hash'>;

type CheckUpdate = Pick<
  TransactionUpdate,
  'nonce' | 'leastNonce' | 'isFromContract' | 'usedSinceMs'
> & {
  readonly blockNumber: bigint;
};

type End = Pick<TransactionUpdate, 'nonce' | 'receipt' | 'moved' | 'fee' | 'ending' | 'reason'> & {
  readonly nowMs: number;
};

/**
 * Stores a transaction that was sent, as pending.
 *
 * @throws {ExistingTransactionError} when a transaction with its hash is pending on its chain.
 */
export function addTransaction(record: TransactionRecord): void {
  useTransactions.setState((history) => withTransaction(history, record));
}

/**
 * Stores a transaction in place of others, which were mistakenly recorded in its place, or under
 * its hash.
 */
export function replaceTransactions(
  wrong: readonly TransactionRecord[],
  record: TransactionRecord,
): void {
  useTransactions.setState((history) =>
    withTransaction(wrong.reduce(withoutTransaction, history), record),
  );
}

/**
 * Stores a check of a pending transaction: its block, and what it found.
 *
 * @returns The record with it, also if the history no longer has the record.
 */
export function recordCheck<Id extends TransactionId>(
  record: Id,
  { blockNumber, ...seen }: CheckUpdate,
): Id & TransactionUpdate {
  return recordUpdate(record, { ...seen, lastCheckedBlockNumber: blockNumber });
}

/**
 * Stores the outcome of a pending transaction, and when this page saw it.
 *
 * @returns The record with it, also if the history no longer has the record.
 */
export function finalizeTransaction<Id extends TransactionId>(
  record: Id,
  { nowMs, ...end }: End,
): Id & TransactionUpdate {
  return recordUpdate(record, { ...end, confirmedTime: nowMs });
}

function recordUpdate<Id extends TransactionId>(
  record: Id,
  update: TransactionUpdate,
): Id & TransactionUpdate {
  useTransactions.setState((history) => withUpdate(history, record, update));
  return { ...record, ...update };
}

/** Deletes the transactions of one chain. */
export function clearTransactions(chainId: ChainId): void {
  useTransactions.setState((history) => withoutChain(history, chainId));
}
