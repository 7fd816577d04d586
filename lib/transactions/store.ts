import type { Hash } from 'viem';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ChainId } from '@/lib/networks/network';
import { persisted } from '@/lib/storage/persisted';
import {
  EMPTY_HISTORY,
  historySchema,
  mergedHistory,
  type TransactionHistory,
  withoutChain,
  withTransaction,
  withUpdate,
} from './history';
import type { StoredReceipt, TransactionRecord } from './transaction';

type TransactionId = { readonly chainId: ChainId; readonly hash: Hash };

type Finding = { readonly blockNumber: bigint; readonly nonce?: number };

type End = {
  readonly receipt?: StoredReceipt;
  readonly ending?: NonNullable<TransactionRecord['ending']>;
  readonly nowMs: number;
};

/** The transactions sent from this device, kept across visits and shared between tabs. */
export const useTransactions = create(
  persist(
    (): TransactionHistory => EMPTY_HISTORY,
    persisted({
      name: 'pangolin.transactions',
      version: 1,
      schema: historySchema,
      combine: mergedHistory,
    }),
  ),
);

/**
 * Remembers a transaction that was sent; it is pending.
 *
 * @throws {ExistingTransactionError} when its hash is known on its chain.
 */
export function addTransaction(record: TransactionRecord): void {
  useTransactions.setState((history) => withTransaction(history, record));
}

/** Records that a pending transaction was looked for, at which block, and its nonce if it was seen. */
export function checkedTransaction(id: TransactionId, { blockNumber, nonce }: Finding): void {
  const update = { lastCheckedBlockNumber: blockNumber, ...(nonce !== undefined && { nonce }) };
  useTransactions.setState((history) => withUpdate(history, id, update));
}

/** Records how a pending transaction ended, and when this was learnt. */
export function finalizeTransaction(id: TransactionId, { nowMs, ...end }: End): void {
  const update = { ...end, confirmedTime: nowMs };
  useTransactions.setState((history) => withUpdate(history, id, update));
}

/** Forgets the transactions of one chain. */
export function clearTransactions(chainId: ChainId, nowMs: number): void {
  useTransactions.setState((history) => withoutChain(history, chainId, nowMs));
}
