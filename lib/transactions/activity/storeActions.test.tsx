import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { clear, createStore, entries, set } from 'idb-keyval';
import { numberToHex, zeroAddress } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { useTransactions } from '@/lib/transactions/history/store';
import { clearTransactions } from '@/lib/transactions/history/storeActions';
import { pending, receipt } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { databaseKey } from './keptRecord';
import { deleteCleared, keepEnded, keepImported, MAX_KEPT, readKept } from './storeActions';
import { useClearActivity } from './useClearActivity';

/** The database of the app, as another tab, or another program of this device, writes it. */
const DATABASE = createStore('pangolin.activity', 'transactions');
const OTHER_ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function ended(n: number, own: Partial<TransactionRecord> = {}): TransactionRecord {
  return { ...pending, hash: numberToHex(n, { size: 32 }), addedTime: n, receipt, ...own };
}

function inHistory(...records: readonly TransactionRecord[]): void {
  useTransactions.setState({ records, cleared: [] });
}

// jsdom has none. What is written is JSON in any case.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const times = async (account: TransactionRecord['from'] = zeroAddress) =>
  (await readKept(account)).map(({ addedTime }) => addedTime);

const keys = async () => (await entries(DATABASE)).map(([key]) => key);

const clearActivity = (chainId: ChainId) => renderHook(useClearActivity).result.current(chainId);

const { open } = indexedDB;

beforeEach(async () => {
  jest.restoreAllMocks();
  indexedDB.open = open;
  localStorage.clear();
  useTransactions.persist.rehydrate();
  inHistory();
  await clear(DATABASE);
});

test('ACT-01 what has ended stays after it has left the history, whole and newest first', async () => {
  inHistory(ended(2), ended(1, { fee: 7n, moved: { input: 3n } }), { ...pending, addedTime: 3 });
  expect(await keepEnded()).toBe(true);
  inHistory();
  expect(await readKept(zeroAddress)).toEqual([
    ended(2),
    ended(1, { fee: 7n, moved: { input: 3n } }),
  ]);
});

test('ACT-01 each account has its own', async () => {
  inHistory(ended(1), ended(2, { from: OTHER_ACCOUNT }));
  await keepEnded();
  expect([await times(), await times(OTHER_ACCOUNT)]).toEqual([[1], [2]]);
});

test('ACT-01 the newest 5,000 of an account are kept', async () => {
  await keepImported([ended(1, { from: OTHER_ACCOUNT })]);
  await keepImported(Array.from({ length: MAX_KEPT }, (_, n) => ended(n + 1)));
  inHistory(ended(MAX_KEPT + 1));
  const kept = await times();
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_KEPT, MAX_KEPT + 1, 2]);
  expect(await times(OTHER_ACCOUNT)).toEqual([1]);
});

test('ACT-02 two tabs that keep the same at once write it once', async () => {
  inHistory(ended(1), ended(2));
  await Promise.all([keepEnded(), keepEnded()]);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  await Promise.all([keepEnded(), readKept(zeroAddress)]);
  expect(put).not.toHaveBeenCalled();
  expect(await keys()).toHaveLength(2);
});

test('ACT-02 clearing clears the chain in the database, and nothing of another chain', async () => {
  inHistory(ended(1), ended(2, { chainId: 43113 }));
  await keepEnded();
  clearActivity(43114);
  expect(await times()).toEqual([2]);
});

test('ACT-02 what is sent after a clearing is kept', async () => {
  inHistory(ended(1));
  await keepEnded();
  clearActivity(43114);
  await deleteCleared();
  useTransactions.setState((history) => ({ ...history, records: [ended(5)] }));
  expect(await times()).toEqual([5]);
  expect(await times()).toEqual([5]);
});

test('ACT-02 a tab that writes what another one has cleared does not bring it back', async () => {
  inHistory(ended(1));
  await keepEnded();
  const [, kept] = (await entries(DATABASE)).find(([key]) => key === databaseKey(ended(1))) ?? [];
  clearTransactions(43114);
  await deleteCleared();
  await set(databaseKey(ended(1)), kept, DATABASE);
  expect(await times()).toEqual([]);
  expect(await keys()).toEqual([]);
});

test('ACT-02 a clearing while the database fails is made up for before it is next read', async () => {
  inHistory(ended(1));
  await keepEnded();
  inHistory();
  const refused = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closing', 'InvalidStateError');
  });
  clearActivity(43114);
  await expect(readKept(zeroAddress)).rejects.toThrow('closing');
  refused.mockRestore();
  expect(await times()).toEqual([]);
});

test.each([
  ['no object', 'corrupt'],
  ['no hash', { version: 1, record: { ...pending, value: '0', hash: '0x1' } }],
  ['the form of a later release', { version: 2, record: {} }],
])('ACT-03 a record with %s costs itself only, and stays as it is', async (_what, broken) => {
  await set(databaseKey(ended(1)), broken, DATABASE);
  inHistory(ended(1), ended(2));
  expect(await times()).toEqual([2]);
  expect(await entries(DATABASE)).toContainEqual([databaseKey(ended(1)), broken]);
});

test('ACT-03 a full device keeps what it has, and shows it', async () => {
  inHistory(ended(1));
  await keepEnded();
  inHistory(ended(2));
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepEnded()).toBe(false);
  expect(await times()).toEqual([1]);
});

test('ACT-03 a device without a database keeps nothing, and breaks nothing', async () => {
  indexedDB.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  await jest.isolateModulesAsync(async () => {
    const { useTransactions: history } = await import('@/lib/transactions/history/store');
    history.setState({ records: [ended(1)], cleared: [] });
    const own = await import('./storeActions');
    expect(await own.keepEnded()).toBe(false);
    await expect(own.readKept(zeroAddress)).rejects.toThrow('denied');
  });
});
