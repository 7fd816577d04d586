import { type Address, isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import { hashSchema } from '@/lib/base/json/hexSchemas';
import { CHAIN_IDS, type ChainId, perChain } from '@/lib/base/networks/network';
import { validEntries } from '@/lib/base/storage/validEntries';
import { isRecent } from './isRecent';
import { isPending, type TransactionRecord, transactionRecordSchema } from './transaction';

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
  records: validEntries(transactionRecordSchema),
  cleared: z.catch(validEntries(clearedSchema), []),
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

/** A transaction that was cleared. */
export type ClearedTransaction = Readonly<z.infer<typeof clearedSchema>>;

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

/** What stays of a transaction that was cleared. */
export function clearedOf({ chainId, hash, addedTime }: TransactionRecord): ClearedTransaction {
  return { chainId, hash, addedTime };
}

/**
 * The identity of a transaction. A hash does not suffice, because a restarted chain may repeat it.
 */
export function keyOf({ chainId, hash, addedTime }: ClearedTransaction): string {
  return `${chainId}:${hash.toLowerCase()}:${addedTime}`;
}

function furtherAlong(a: TransactionRecord, b: TransactionRecord): TransactionRecord {
  if (isPending(a) !== isPending(b)) return isPending(a) ? b : a;
  if (!isPending(a)) return (a.confirmedTime ?? 0) <= (b.confirmedTime ?? 0) ? a : b;
  const isLater = (a.lastCheckedBlockNumber ?? -1n) >= (b.lastCheckedBlockNumber ?? -1n);
  return isLater ? { ...b, ...a } : { ...a, ...b };
}

/** The newest entries of each chain, as many as are kept. */
export function pruned<Entry extends ClearedTransaction>(entries: readonly Entry[]): Entry[] {
  const counts = perChain(() => 0);
  return entries.toSorted(newestFirst).filter(({ chainId }) => {
    counts[chainId] += 1;
    return counts[chainId] <= MAX_RECORDS_PER_CHAIN;
  });
}

function newestFirst(a: ClearedTransaction, b: ClearedTransaction): number {
  return b.addedTime - a.addedTime || b.chainId - a.chainId || (a.hash < b.hash ? -1 : 1);
}
