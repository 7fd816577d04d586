import { keccak256, numberToHex, zeroAddress, zeroHash } from 'viem';
import { storageProblems } from '@/lib/base/storage/storageProblems';
import { followStorage } from '@/lib/base/storage/store';
import { ExistingTransactionError } from './historyChanges';
import { useTransactions } from './store';
import {
  addTransaction,
  clearTransactions,
  finalizeTransaction,
  recordCheck,
} from './storeActions';
import { outcomeOf, type TransactionRecord } from './transaction';

const KEY = 'pangolin.transactions';
const NOW = 1_700_000_000_000;
const png = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
} as const;
const record: TransactionRecord = {
  hash: keccak256('0x01'),
  from: zeroAddress,
  chainId: 43114,
  summary: { type: 'approve', token: png, spender: zeroAddress },
  approval: { tokenAddress: png.address, spender: zeroAddress },
  to: png.address,
  value: 10n ** 30n,
  dataHash: zeroHash,
  addedTime: NOW,
};
const other: TransactionRecord = { ...record, hash: keccak256('0x02'), chainId: 43113 };

let stopFollowing: () => void;

function records() {
  return useTransactions.getState().records;
}

/** Reloads the page with a stored text, by default the last one stored. */
function nextVisit(text = window.localStorage.getItem(KEY) ?? ''): void {
  useTransactions.setState(useTransactions.getInitialState(), true);
  window.localStorage.setItem(KEY, text);
  useTransactions.persist.rehydrate();
}

/** The stored text with one of its records changed. */
function storedWith(change: (records: unknown[]) => void): string {
  const stored = JSON.parse(window.localStorage.getItem(KEY) ?? '');
  change(stored.state.records);
  return JSON.stringify(stored);
}

beforeEach(() => {
  window.localStorage.clear();
  useTransactions.setState(useTransactions.getInitialState(), true);
  stopFollowing = followStorage(useTransactions);
});

afterEach(() => stopFollowing());

test('REL-02 TXN-01 transactions are stored locally and restored in every status', () => {
  addTransaction(record);
  addTransaction(other);
  recordCheck(record, { blockNumber: 10n ** 20n, nonce: 3 });
  finalizeTransaction(other, { ending: 'dropped', nowMs: NOW + 1 });
  expect(records()).toContainEqual({ ...record, lastCheckedBlockNumber: 10n ** 20n, nonce: 3 });
  nextVisit();
  expect(records()).toContainEqual({ ...record, nonce: 3 });
  expect(records()).toContainEqual({ ...other, ending: 'dropped', confirmedTime: NOW + 1 });
  expect(records().map(outcomeOf).toSorted()).toEqual(['dropped', 'pending']);
});

test('ERR-25 adding a known transaction again is an error and changes nothing', () => {
  addTransaction(record);
  expect(() => addTransaction(record)).toThrow(ExistingTransactionError);
  expect(records()).toEqual([record]);
});

test('TXN-06 clearing a chain keeps the transactions of another', () => {
  addTransaction(record);
  addTransaction(other);
  clearTransactions(43114);
  expect(records()).toEqual([other]);
});

test('TXN-06 S09 what another tab has stored in the same second joins what this one knows', () => {
  addTransaction(other);
  const stored = window.localStorage.getItem(KEY) ?? '';
  useTransactions.setState(useTransactions.getInitialState(), true);
  addTransaction(record);
  window.localStorage.setItem(KEY, stored);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(records()).toHaveLength(2);
});

test('TXN-21 S12 one malformed record among 500 costs that record only, and the whole text is set aside', () => {
  for (let n = 0; n < 500; n += 1)
    addTransaction({ ...record, hash: numberToHex(n, { size: 32 }), addedTime: NOW + n });
  const text = storedWith((all) => {
    all[7] = { ...Object(all[7]), receipt: { blockNumber: null } };
  });
  nextVisit(text);
  expect(records()).toHaveLength(499);
  expect(window.localStorage.getItem(`${KEY}.quarantine`)).toBe(text);
  expect(storageProblems()).toEqual(['incomplete']);

  window.localStorage.removeItem(`${KEY}.quarantine`);
  nextVisit();
  expect(records()).toHaveLength(499);
  expect(window.localStorage.getItem(`${KEY}.quarantine`)).toBeNull();
});

test.each([null, 7, 'text', [], {}, { hash: zeroHash }, { ['__proto__']: 1 }])(
  'TXN-21 S04 S12 a stored record that is %j costs itself only',
  (broken) => {
    addTransaction(record);
    nextVisit(storedWith((all) => all.unshift(broken)));
    expect(records()).toEqual([record]);
  },
);

test('TXN-21 S07 a history of the first version is kept as it is', () => {
  addTransaction(record);
  const { state } = JSON.parse(window.localStorage.getItem(KEY) ?? '');
  const clearedTime = { 43114: NOW - 1, 43113: 0 };
  nextVisit(JSON.stringify({ version: 1, state: { records: state.records, clearedTime } }));
  expect(records()).toEqual([record]);
});

test('S10 TXN-06 after a clearing with a clock that is ahead, later transactions stay, in another tab too', () => {
  const years = 10 ** 11;
  addTransaction({ ...record, addedTime: NOW + years });
  clearTransactions(43114);
  const later = { ...record, hash: keccak256('0x03') };
  addTransaction(later);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(records()).toEqual([later]);
  nextVisit();
  expect(records()).toEqual([later]);
});
