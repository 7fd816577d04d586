import { zeroAddress, zeroHash } from 'viem';
import * as z from 'zod/mini';
import { isRecent } from './isRecent';
import type { StoredReceipt } from './receipt';
import { isDueForCheck } from './receiptSchedule';
import {
  isPending,
  outcomeOf,
  type TransactionRecord,
  transactionRecordSchema,
} from './transaction';

const ADDED = 1_700_000_000_000;
const MINUTE = 60_000;
const token = {
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
  summary: { type: 'approve', token, spender: zeroAddress },
  to: token.address,
  value: 0n,
  dataHash: zeroHash,
  addedTime: ADDED,
};

test('TXN-01 TXN-02 a record has the specified fields, and its receipt too', () => {
  const record = {
    ...pending,
    approval: { tokenAddress: token.address, spender: zeroAddress },
    claim: { recipient: zeroAddress },
    confirmedTime: ADDED + MINUTE,
    value: '0',
    receipt: { ...receipt, blockNumber: '12' },
  };
  expect(z.parse(transactionRecordSchema, record)).toEqual({
    ...record,
    value: 0n,
    receipt,
  });
});

test('TXN-03 a transaction without a receipt or another ending is pending', () => {
  expect(isPending(pending)).toBe(true);
  expect(isPending({ ...pending, receipt })).toBe(false);
  expect(isPending({ ...pending, ending: 'dropped' })).toBe(false);
});

test('TXN-04 a receipt is a success if its status is 1 or undefined, else a failure', () => {
  const { status: _status, ...withoutStatus } = receipt;
  expect(outcomeOf({ ...pending, receipt })).toBe('confirmed');
  expect(outcomeOf({ ...pending, receipt: withoutStatus })).toBe('confirmed');
  expect(outcomeOf({ ...pending, receipt: { ...receipt, status: 0 } })).toBe('reverted');
});

test('TXN-04 C06 C07 C08 C09 the other outcomes are distinguished', () => {
  expect(outcomeOf({ ...pending, receipt, ending: 'spedUp' })).toBe('spedUp');
  expect(outcomeOf({ ...pending, receipt: { ...receipt, status: 0 }, ending: 'spedUp' })).toBe(
    'reverted',
  );
  expect(outcomeOf({ ...pending, receipt, ending: 'cancelled' })).toBe('cancelled');
  expect(outcomeOf({ ...pending, receipt, ending: 'replaced' })).toBe('replaced');
  expect(outcomeOf({ ...pending, ending: 'dropped' })).toBe('dropped');
});

test('TXN-07 only transactions added within the last 24 hours are recent', () => {
  expect(isRecent(pending, ADDED + 24 * 60 * MINUTE - 1)).toBe(true);
  expect(isRecent(pending, ADDED + 24 * 60 * MINUTE)).toBe(false);
});

describe('the check schedule', () => {
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
});

test.each(['add', 'remove'] as const)(
  'TXN-01 LIQ-16 LIQ-24 a record of liquidity (%s) is stored with both amounts',
  (type) => {
    const avax = {
      type: 'native',
      chainId: 43114,
      decimals: 18,
      symbol: 'AVAX',
      name: 'Avalanche',
    };
    const stored = {
      ...pending,
      value: '0',
      summary: {
        type,
        amountA: { currency: avax, raw: '7' },
        amountB: { currency: token, raw: '9' },
      },
    };
    expect(z.parse(transactionRecordSchema, stored).summary).toEqual({
      type,
      amountA: { currency: avax, raw: 7n },
      amountB: { currency: token, raw: 9n },
    });
  },
);
