import { type Address, type Hash, isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/appError';
import type { ChainId } from '@/lib/networks/network';
import {
  isPending,
  isRecent,
  isTransaction,
  type TransactionRecord,
  transactionRecordSchema,
} from './transaction';

const MOST_RECORDS_PER_CHAIN = 500;

/** The stored form of the history. */
export const historySchema = z.object({
  records: z.array(transactionRecordSchema),
  clearedTime: z.object({ 43114: z.number(), 43113: z.number() }),
});

/**
 * The transactions sent from this device, newest first, at most 500 per chain, and when each chain
 * was last cleared (milliseconds), by which another tab's older copy is told from a newer one.
 */
export type TransactionHistory = Readonly<z.infer<typeof historySchema>>;

/** What a check of a transaction found out. */
export type TransactionUpdate = Partial<
  Pick<
    TransactionRecord,
    | 'lastCheckedBlockNumber'
    | 'nonce'
    | 'isFromContract'
    | 'receipt'
    | 'ending'
    | 'reason'
    | 'confirmedTime'
  >
>;

/** Nothing sent yet. */
export const EMPTY_HISTORY: TransactionHistory = {
  records: [],
  clearedTime: { 43114: 0, 43113: 0 },
};

/**
 * The history with one more transaction.
 *
 * @throws {ExistingTransactionError} when its hash is known on its chain.
 */
export function withTransaction(
  history: TransactionHistory,
  record: TransactionRecord,
): TransactionHistory {
  if (history.records.some((known) => isTransaction(known, record.chainId, record.hash)))
    throw new ExistingTransactionError(record.hash);
  return { ...history, records: pruned([record, ...history.records]) };
}

/** The history with what a check found out; a transaction that has ended stays as it is. */
export function withUpdate(
  history: TransactionHistory,
  { chainId, hash }: Pick<TransactionRecord, 'chainId' | 'hash'>,
  update: TransactionUpdate,
): TransactionHistory {
  const records = history.records.map((record) =>
    isTransaction(record, chainId, hash) && isPending(record) ? { ...record, ...update } : record,
  );
  return { ...history, records };
}

/** The history without the transactions of one chain. */
export function withoutChain(
  history: TransactionHistory,
  chainId: ChainId,
  nowMs: number,
): TransactionHistory {
  return {
    records: history.records.filter((record) => record.chainId !== chainId),
    clearedTime: { ...history.clearedTime, [chainId]: nowMs },
  };
}

/** An account's transactions of the last 24 hours on a chain, newest first. */
export function recentTransactions(
  { records }: TransactionHistory,
  { chainId, account }: { readonly chainId: ChainId; readonly account: Address },
  nowMs: number,
): readonly TransactionRecord[] {
  return records.filter(
    (record) =>
      record.chainId === chainId && isAddressEqual(record.from, account) && isRecent(record, nowMs),
  );
}

/**
 * The transactions to be followed to their end: what is pending, and what was followed so far and is
 * no longer in the history, because a person who clears the list still wants the news.
 */
export function withFollowed(
  { records }: TransactionHistory,
  followed: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  const cleared = followed.filter(
    ({ chainId, hash }) => !records.some((record) => isTransaction(record, chainId, hash)),
  );
  return [...records.filter(isPending), ...cleared];
}

/**
 * What two tabs know together: every transaction of either that neither has cleared, each in the
 * state that is further along. The order of the two does not matter.
 */
export function mergedHistory(a: TransactionHistory, b: TransactionHistory): TransactionHistory {
  const clearedTime = {
    43114: Math.max(a.clearedTime[43114], b.clearedTime[43114]),
    43113: Math.max(a.clearedTime[43113], b.clearedTime[43113]),
  };
  const records = new Map<string, TransactionRecord>();
  for (const record of [...a.records, ...b.records]) {
    if (record.addedTime <= clearedTime[record.chainId]) continue;
    const key = `${record.chainId}:${record.hash}`;
    records.set(key, furtherAlong(records.get(key) ?? record, record));
  }
  return { records: pruned([...records.values()]), clearedTime };
}

function furtherAlong(a: TransactionRecord, b: TransactionRecord): TransactionRecord {
  if (isPending(a) !== isPending(b)) return isPending(a) ? b : a;
  if (!isPending(a)) return (a.confirmedTime ?? 0) <= (b.confirmedTime ?? 0) ? a : b;
  return (a.lastCheckedBlockNumber ?? -1n) >= (b.lastCheckedBlockNumber ?? -1n) ? a : b;
}

function pruned(records: readonly TransactionRecord[]): TransactionRecord[] {
  const counts = { 43114: 0, 43113: 0 };
  return records.toSorted(newestFirst).filter(({ chainId }) => {
    counts[chainId] += 1;
    return counts[chainId] <= MOST_RECORDS_PER_CHAIN;
  });
}

function newestFirst(a: TransactionRecord, b: TransactionRecord): number {
  return b.addedTime - a.addedTime || b.chainId - a.chainId || (a.hash < b.hash ? -1 : 1);
}

/** A transaction was added twice. */
export class ExistingTransactionError extends AppError {
  constructor(hash: Hash) {
    super('Attempted to add existing transaction.', {
      code: 'errors.existingTransaction',
      values: { hash },
    });
  }
}
