import { keccak256, zeroAddress, zeroHash } from 'viem';
import { followStorage } from '@/lib/storage/persisted';
import { ExistingTransactionError } from './history';
import {
  addTransaction,
  checkedTransaction,
  clearTransactions,
  finalizeTransaction,
  useTransactions,
} from './store';
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

beforeEach(() => {
  window.localStorage.clear();
  useTransactions.setState(useTransactions.getInitialState(), true);
  stopFollowing = followStorage(useTransactions);
});

afterEach(() => stopFollowing());

test('REL-02 TXN-01 transactions are stored locally and restored, whatever they have gone through', () => {
  addTransaction(record);
  addTransaction(other);
  checkedTransaction(record, { blockNumber: 10n ** 20n, nonce: 3 });
  finalizeTransaction(other, { ending: 'dropped', nowMs: NOW + 1 });
  const before = records();
  const stored = window.localStorage.getItem(KEY) ?? '';
  useTransactions.setState(useTransactions.getInitialState(), true);
  expect(records()).toEqual([]);
  window.localStorage.setItem(KEY, stored);
  useTransactions.persist.rehydrate();
  expect(records()).toEqual(before);
  expect(records()).toContainEqual({ ...record, lastCheckedBlockNumber: 10n ** 20n, nonce: 3 });
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
  clearTransactions(43114, NOW);
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
