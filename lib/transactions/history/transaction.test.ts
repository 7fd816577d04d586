import { zeroAddress } from 'viem';
import * as z from 'zod/mini';
import { ADDED, pending, receipt, token } from './testing/pendingRecord.setup';
import { isPending, outcomeOf, transactionRecordSchema } from './transaction';

const MINUTE = 60_000;

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
