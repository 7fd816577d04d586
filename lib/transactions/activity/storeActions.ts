import { createStore, promisifyRequest } from 'idb-keyval';
import type { Address } from 'viem';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { mapInSlices } from '@/lib/holdings/lists/mapInSlices';
import { useTransactions } from '@/lib/transactions/history/store';
import { isPending, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { clearMark } from './clearMark';
import {
  accountKey,
  databaseKey,
  keptForm,
  keyInAccount,
  partsOfKey,
  readKeptForm,
} from './keptRecord';

/** How many transactions of an account are kept. */
export const MAX_KEPT = 5_000;

/** How many are read at once, so that the page responds in between. */
const BATCH = 250;

let opened: ReturnType<typeof createStore> | undefined;

/** The device's database of transactions. It is opened at the first use, because it may be missing. */
function database() {
  opened ??= createStore('pangolin.activity', 'transactions');
  return opened;
}

/**
 * Keeps the transactions of the history that have ended, because the history has room for a few
 * hundred only, and deletes those that were cleared.
 *
 * Each is written once, whichever tab is first: the keys are read in the transaction that writes.
 * The history is read there too. It is cleared before the database is, so what a tab writes after
 * that was not cleared.
 *
 * @returns Whether the device keeps them.
 */
export async function keepEnded(): Promise<boolean> {
  try {
    await deleteCleared();
    await addEnded(ended);
    return true;
  } catch {
    return false;
  }
}

/** Keeps transactions of a backup's file that have ended and that the device does not know. */
export async function keepImported(records: readonly TransactionRecord[]): Promise<boolean> {
  try {
    await deleteCleared();
    await addEnded(() => withoutCleared(records.filter((record) => !isPending(record))));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the transactions of an account that were kept, newest first. A broken record is left out,
 * and so is one of a later release.
 *
 * @throws when the database can't be read. It may also never answer, if another page blocks it.
 */
export async function readKept(account: Address): Promise<readonly TransactionRecord[]> {
  await deleteCleared();
  // A device without room still shows what it has.
  await addEnded(ended).catch(() => undefined);
  return withoutCleared(await readable(keysFrom(accountKey(account))));
}

/** Reads all transactions that were kept, of every account, newest first. */
export async function readAllKept(): Promise<readonly TransactionRecord[]> {
  await deleteCleared();
  const records = await readable(keysFrom('0x'));
  return withoutCleared(records.toSorted((a, b) => b.addedTime - a.addedTime));
}

/** Deletes what was cleared, also by another tab, or while the database did not answer. */
export async function deleteCleared(): Promise<void> {
  await database()('readwrite', async (store) => {
    const marks = await promisifyRequest(
      store.getAll(keysFrom(MARK_PREFIX)) as IDBRequest<unknown[]>,
    );
    const chains = CHAIN_IDS.filter((id) => {
      const mark = clearMark(id);
      return mark !== null && !marks.includes(`${id} ${mark}`);
    });
    const gone = new Set(latestHistory().cleared.map(keyInAccount));
    if (chains.length === 0 && gone.size === 0) return;
    for (const key of await promisifyRequest(store.getAllKeys())) {
      const parts = partsOfKey(key);
      if (!parts) continue;
      if (gone.has(parts.inAccount) || chains.some((id) => String(id) === parts.chainId))
        store.delete(key);
    }
    for (const id of chains) store.put(`${id} ${clearMark(id)}`, `${MARK_PREFIX}${id}`);
    await promisifyRequest(store.transaction);
  });
}

/** The entries that say which clearing of a chain was the last one here. */
const MARK_PREFIX = 'cleared ';

async function addEnded(wanted: () => readonly TransactionRecord[]): Promise<void> {
  if (wanted().length === 0) return;
  await database()('readwrite', async (store) => {
    const keys = new Set(await promisifyRequest(store.getAllKeys()));
    const records = wanted().filter((record) => !keys.has(databaseKey(record)));
    if (records.length === 0) return;
    for (const record of records) {
      store.put(keptForm(record), databaseKey(record));
      keys.add(databaseKey(record));
    }
    for (const account of new Set(records.map(({ from }) => accountKey(from))))
      for (const key of oldest([...keys], account)) store.delete(key);
    await promisifyRequest(store.transaction);
  });
}

/** The keys of an account that are too many. */
function oldest(keys: readonly IDBValidKey[], account: string): readonly IDBValidKey[] {
  const own = keys.filter((key) => partsOfKey(key)?.account === account).toSorted();
  return own.slice(0, Math.max(0, own.length - MAX_KEPT));
}

function ended(): readonly TransactionRecord[] {
  return latestHistory().records.filter((record) => !isPending(record));
}

/** The history with what other tabs have stored meanwhile. */
function latestHistory() {
  useTransactions.readAgain();
  return useTransactions.getState();
}

function withoutCleared(records: readonly TransactionRecord[]): readonly TransactionRecord[] {
  const gone = new Set(latestHistory().cleared.map(keyInAccount));
  return records.filter((record) => !gone.has(keyInAccount(record)));
}

async function readable(range: IDBKeyRange): Promise<readonly TransactionRecord[]> {
  const records: TransactionRecord[] = [];
  for (let from = range; ; ) {
    const { keys, values } = await batchOf(from);
    const read = await mapInSlices(values, readKeptForm);
    records.push(...read.filter((record) => record !== undefined));
    const last = keys.at(-1);
    if (last === undefined || keys.length < BATCH) return records.toReversed();
    from = IDBKeyRange.bound(last, range.upper, true);
  }
}

function batchOf(range: IDBKeyRange) {
  return database()('readonly', async (store) => {
    const [keys, values] = await Promise.all([
      promisifyRequest(store.getAllKeys(range, BATCH)),
      promisifyRequest(store.getAll(range, BATCH) as IDBRequest<unknown[]>),
    ]);
    return { keys, values };
  });
}

/** The keys that begin with a text. */
function keysFrom(start: string): IDBKeyRange {
  return IDBKeyRange.bound(start, `${start}\uffff`);
}
