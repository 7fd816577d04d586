import type { Hash } from 'viem';
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

type TransactionId = { readonly chainId: ChainId; readonly hash: Hash };

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

/** Stores a transaction in place of others, which were recorded for it or as it by mistake. */
export function replaceTransactions(
  wrong: readonly TransactionRecord[],
  record: TransactionRecord,
): void {
  useTransactions.setState((history) =>
    withTransaction(wrong.reduce(withoutTransaction, history), record),
  );
}

/** Stores a check of a pending transaction: its block, and what it found. */
export function recordCheck(id: TransactionId, { blockNumber, ...seen }: CheckUpdate): void {
  const update = { ...seen, lastCheckedBlockNumber: blockNumber };
  useTransactions.setState((history) => withUpdate(history, id, update));
}

/** Stores the outcome of a pending transaction, and when this page saw it. */
export function finalizeTransaction(id: TransactionId, { nowMs, ...end }: End): void {
  const update = { ...end, confirmedTime: nowMs };
  useTransactions.setState((history) => withUpdate(history, id, update));
}

/** Deletes the transactions of one chain. */
export function clearTransactions(chainId: ChainId): void {
  useTransactions.setState((history) => withoutChain(history, chainId));
}
