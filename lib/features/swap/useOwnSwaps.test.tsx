import { renderHook } from '@testing-library/react';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import { useTransactions } from '@/lib/transactions/history/store';
import { pending, receipt } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { avax, png, usdt, wavax } from './testing/exampleSwap.setup';
import { useOwnSwaps } from './useOwnSwaps';

beforeEach(() => {
  Object.assign(globalThis, {
    indexedDB: { open: () => ({}) },
    IDBKeyRange: { bound: () => undefined },
  });
});

function swap(addedTime: number, input: Currency, output: Currency, own: object = {}) {
  const record: TransactionRecord = {
    ...pending,
    receipt,
    addedTime,
    summary: { type: 'swap', input: amountOf(input, 1n), output: amountOf(output, 2n) },
  };
  return { ...record, ...own };
}

function found(...records: readonly TransactionRecord[]): readonly number[] {
  useTransactions.setState({ records, cleared: [] });
  const { result } = renderHook(() => useOwnSwaps(pending.from, [avax, png]));
  return result.current.map(({ addedTime }) => addedTime);
}

test('MKT-23 the last three swaps of the pair are found in both directions, the newest first', () => {
  expect(
    found(
      swap(1, avax, png),
      swap(2, png, wavax),
      swap(3, avax, usdt),
      swap(4, avax, png),
      swap(5, wavax, png),
    ),
  ).toEqual([5, 4, 2]);
});

test('MKT-23 others, pending ones and those that failed are left out', () => {
  const { receipt: _none, ...unmined } = swap(1, avax, png);
  expect(
    found(
      unmined,
      swap(2, avax, png, { receipt: { ...receipt, status: 0 } }),
      swap(3, avax, png, { ending: 'cancelled' }),
      swap(4, avax, png, { summary: { type: 'wrap', amount: amountOf(avax, 1n) } }),
    ),
  ).toEqual([]);
});
