import { zeroAddress, zeroHash } from 'viem';
import type { StoredReceipt } from './receipt';
import { isDueForCheck } from './receiptSchedule';
import type { TransactionRecord } from './transaction';

const ADDED = 1_700_000_000_000;
const MINUTE = 60_000;
const PNG = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
} as const;
const receipt: StoredReceipt = {
  blockHash: zeroHash,
  blockNumber: 12n,
  contractAddress: null,
  from: zeroAddress,
  status: 1,
  to: zeroAddress,
  transactionHash: zeroHash,
  transactionIndex: 3,
};
const pending: TransactionRecord = {
  hash: zeroHash,
  from: zeroAddress,
  chainId: 43114,
  summary: { type: 'approve', token: PNG, spender: zeroAddress },
  to: PNG.address,
  value: 0n,
  dataHash: zeroHash,
  addedTime: ADDED,
};

const checked = { ...pending, lastCheckedBlockNumber: 100n };

test('TXN-08 a transaction that was never checked is due', () => {
  expect(isDueForCheck(pending, 1n, ADDED)).toBe(true);
});

test.each([
  ['TXN-08', 0, 0n, false],
  ['TXN-08', 0, 1n, true],
  ['TXN-08', 5 * MINUTE, 0n, false],
  ['TXN-08', 5 * MINUTE, 1n, true],
  ['TXN-09', 5 * MINUTE + 1, 2n, false],
  ['TXN-09', 5 * MINUTE + 1, 3n, true],
  ['TXN-09', 60 * MINUTE, 3n, true],
  ['TXN-09', 60 * MINUTE + 1, 9n, false],
  ['TXN-09', 60 * MINUTE + 1, 10n, true],
])('%s pending for %d ms with %d new blocks: due is %s', (_id, ageMs, newBlocks, isDue) => {
  expect(isDueForCheck(checked, 100n + newBlocks, ADDED + ageMs)).toBe(isDue);
});

test.each([0, 6, 61])(
  'TXN-08 S14 after %d minutes it is due as well when the chain went back below its last check',
  (minutes) => {
    expect(isDueForCheck(checked, 99n, ADDED + minutes * MINUTE)).toBe(true);
  },
);

test('TXN-08 a transaction that has ended is not checked', () => {
  expect(isDueForCheck({ ...pending, receipt }, 1n, ADDED)).toBe(false);
});
