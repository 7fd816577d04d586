import { act } from '@testing-library/react';
import { zeroHash } from 'viem';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { useTransactions } from './store';
import { NOW, OTHER, record } from './testing/ending.setup';
import type { TransactionRecord } from './transaction';
import { usePendingTransactions } from './useOwnTransactions';

const pending = { ...record, addedTime: Date.now() };
const later = { ...pending, hash: OTHER, nonce: 8, addedTime: pending.addedTime + 1 };
const mined: TransactionRecord = {
  ...later,
  confirmedTime: NOW,
  receipt: {
    ...{ from: record.from, to: record.to, status: 1, contractAddress: null },
    ...{ transactionHash: OTHER, transactionIndex: 0, blockHash: zeroHash, blockNumber: 100n },
  },
};
const owned = { ...pending, isFromContract: true };
const old = { ...pending, addedTime: NOW };

test.each([
  ['before another pending one', [later, pending], [later, pending]],
  ['before one that was mined', [mined, pending], []],
  ['from a contract account, before one that was mined', [mined, owned], [owned]],
  ['more than a day ago', [old], []],
] as const)('TXN-03 TXN-07 TXN-23 a transaction sent %s', async (_name, records, shown) => {
  const { result } = await connectedPage(usePendingTransactions, { account: record.from });
  act(() => useTransactions.setState({ records: [...records], cleared: [] }));
  expect(result.current).toEqual(shown);
});
