import { type Address, type Hash, isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import { AppError } from '@/lib/base/errors/appError';
import { CHAIN_IDS, type ChainId } from '@/lib/base/networks/network';
import { readableEntries } from '@/lib/base/storage/readableEntries';
import { hashSchema } from './hashSchema';
import {
  isPending,
  isRecent,
  isTransaction,
  minedHash,
  type TransactionRecord,
  transactionRecordSchema,
} from './transaction';

/** How many transactions of a chain are kept. */
export const MAX_RECORDS_PER_CHAIN = 500;

const clearedSchema = z.object({
  chainId: z.literal(CHAIN_IDS),
  hash: hashSchema,
  addedTime: z.number(),
});

/** The stored form of the history. */
export const historySchema = z.object({
  records: z.array(transactionRecordSchema),
  cleared: z.array(clearedSchema),
});

/** The readable part of a stored history. Invalid records are left out. */
export const readableHistorySchema = z.object({
  records: readableEntries(transactionRecordSchema),
  cleared: z.catch(readableEntries(clearedSchema), []),
});

/**
 * The transactions sent from this device, newest first, at most 500 per chain, and as many that
 * were cleared. The cleared ones show which records in another tab's copy are out of date. They are
 * identified by hash and time added, not by the time of clearing, because the clock may have been
 * wrong.
 */
export type TransactionHistory = {
  readonly records: readonly TransactionRecord[];
  readonly cleared: readonly ClearedTransaction[];
};

type ClearedTransaction = Readonly<z.infer<typeof clearedSchema>>;

/** What a check of a transaction found. */
export type TransactionUpdate = Partial<
  Pick<
    TransactionRecord,
    | 'lastCheckedBlockNumber'
    | 'usedSinceMs'
    | 'nonce'
    | 'leastNonce'
    | 'isFromContract'
    | 'receipt'
    | 'moved'
    | 'fee'
    | 'ending'
    | 'reason'
    | 'confirmedTime'
  >
>;

/** Nothing sent yet. */
export const EMPTY_HISTORY: TransactionHistory = { records: [], cleared: [] };

/** Migrates the stored form of version 1, which stored a time of clearing. */
export function migratedHistory(stored: unknown): unknown {
  const { records } = z.parse(z.object({ records: z.unknown() }), stored);
  return { records, cleared: [] };
}

/** The stored form of the history, without what only this page knows of a record. */
export function storedHistory({ records, cleared }: TransactionHistory): TransactionHistory {
  return {
    records: records.map(
      ({ lastCheckedBlockNumber: _checked, usedSinceMs: _used, ...record }) => record,
    ),
    cleared,
  };
}

/**
 * Adds a transaction. A restarted chain may repeat a hash: a record with the same hash that has
 * ended is replaced, in other tabs too.
 *
 * @throws {ExistingTransactionError} when a transaction of its hash is pending on its chain.
 */
export function withTransaction(
  { records, cleared }: TransactionHistory,
  record: TransactionRecord,
): TransactionHistory {
  const { chainId, hash } = record;
  const known = records.filter((other) => isTransaction(other, chainId, hash));
  if (known.some(isPending)) throw new ExistingTransactionError(hash);
  const others = records.filter((other) => !known.includes(other));
  const replaced = known.filter((other) => keyOf(other) !== keyOf(record)).map(clearedOf);
  return { records: pruned([record, ...others]), cleared: pruned([...replaced, ...cleared]) };
}

/** Removes one transaction, in other tabs too. */
export function withoutTransaction(
  { records, cleared }: TransactionHistory,
  record: TransactionRecord,
): TransactionHistory {
  return {
    records: records.filter((other) => keyOf(other) !== keyOf(record)),
    cleared: pruned([clearedOf(record), ...cleared]),
  };
}

/** Adds the findings of a check. A transaction that has ended stays unchanged. */
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

/** Removes the transactions of one chain. */
export function withoutChain(
  { records, cleared }: TransactionHistory,
  chainId: ChainId,
): TransactionHistory {
  const gone = records.filter((record) => record.chainId === chainId).map(clearedOf);
  return {
    records: records.filter((record) => record.chainId !== chainId),
    cleared: pruned([...gone, ...cleared]),
  };
}

/**
 * Whether the history knows a mined transaction, or has cleared it: by its hash, or by its account
 * and nonce while a wallet may have sped it up. One that was cleared because its request turned out
 * to have sent another one is not known.
 */
export function knowsMined(
  { records, cleared }: TransactionHistory,
  chainId: ChainId,
  { hash, from, nonce }: Pick<TransactionRecord, 'hash' | 'from' | 'nonce'>,
): boolean {
  const isSame = (other: Pick<ClearedTransaction, 'chainId' | 'hash'>) =>
    other.chainId === chainId && other.hash.toLowerCase() === hash.toLowerCase();
  const isSpedUp = (record: TransactionRecord) =>
    isPending(record) &&
    record.chainId === chainId &&
    nonce !== undefined &&
    record.nonce === nonce &&
    isAddressEqual(record.from, from);
  const mined = records.map((record) => ({ chainId: record.chainId, hash: minedHash(record) }));
  const isCorrected = (one: ClearedTransaction) =>
    records.some((each) => each.requestedTime === one.addedTime && each.chainId === one.chainId);
  const gone = cleared.filter((one) => !isCorrected(one));
  return [...records, ...mined, ...gone].some(isSame) || records.some(isSpedUp);
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
 * The transactions to track to their end: those that are pending, and tracked ones that have left
 * the history. A user who clears the list still wants to know how they end.
 */
export function withFollowed(
  history: TransactionHistory,
  followed: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  return [...history.records.filter(isPending), ...withoutKnown(history, followed)];
}

/** The tracked transactions that have left the history. */
export function withoutKnown(
  { records }: TransactionHistory,
  followed: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  return followed.filter(
    ({ chainId, hash }) => !records.some((record) => isTransaction(record, chainId, hash)),
  );
}

/**
 * Merges the histories of two tabs: every transaction that neither has cleared, each in its later
 * state. The order of the two does not matter.
 */
export function mergedHistory(a: TransactionHistory, b: TransactionHistory): TransactionHistory {
  const cleared = new Map([...a.cleared, ...b.cleared].map((each) => [keyOf(each), each]));
  const records = new Map<string, TransactionRecord>();
  for (const record of [...a.records, ...b.records]) {
    const key = keyOf(record);
    if (cleared.has(key)) continue;
    records.set(key, furtherAlong(records.get(key) ?? record, record));
  }
  return { records: pruned([...records.values()]), cleared: pruned([...cleared.values()]) };
}

function clearedOf({ chainId, hash, addedTime }: TransactionRecord): ClearedTransaction {
  return { chainId, hash, addedTime };
}

/**
 * The identity of a transaction. A hash does not suffice, because a restarted chain may repeat it.
 */
function keyOf({ chainId, hash, addedTime }: ClearedTransaction): string {
  return `${chainId}:${hash.toLowerCase()}:${addedTime}`;
}

function furtherAlong(a: TransactionRecord, b: TransactionRecord): TransactionRecord {
  if (isPending(a) !== isPending(b)) return isPending(a) ? b : a;
  if (!isPending(a)) return (a.confirmedTime ?? 0) <= (b.confirmedTime ?? 0) ? a : b;
  const isLater = (a.lastCheckedBlockNumber ?? -1n) >= (b.lastCheckedBlockNumber ?? -1n);
  return isLater ? { ...b, ...a } : { ...a, ...b };
}

function pruned<Entry extends ClearedTransaction>(entries: readonly Entry[]): Entry[] {
  const counts = { 43114: 0, 43113: 0 };
  return entries.toSorted(newestFirst).filter(({ chainId }) => {
    counts[chainId] += 1;
    return counts[chainId] <= MAX_RECORDS_PER_CHAIN;
  });
}

function newestFirst(a: ClearedTransaction, b: ClearedTransaction): number {
  return b.addedTime - a.addedTime || b.chainId - a.chainId || (a.hash < b.hash ? -1 : 1);
}

/** A transaction with this hash is already pending. */
export class ExistingTransactionError extends AppError {
  constructor(hash: Hash) {
    super('Attempted to add existing transaction.', {
      code: 'errors.existingTransaction',
      values: { hash },
    });
  }
}
