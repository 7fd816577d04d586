import { act, waitFor } from '@testing-library/react';
import { keccak256, zeroAddress } from 'viem';
import { useTransactions } from './store';
import { addTransaction, clearTransactions } from './storeActions';
import {
  account,
  find,
  pending,
  receipt,
  receiptsPage,
  setUpReceiptsPage,
  summary,
} from './testing/receiptsPage.setup';
import { outcomeOf } from './transaction';

setUpReceiptsPage();

test.each([
  ['success', '0x1', 'confirmed'],
  ['failure', '0x0', 'reverted'],
] as const)('TXN-05 TXN-17 a receipt raises a popup of %s', async (_name, status, outcome) => {
  const record = pending();
  addTransaction(record);
  const { popups } = receiptsPage({ eth_getTransactionReceipt: ([hash]) => receipt(hash, status) });
  await waitFor(() =>
    expect(popups()).toMatchObject([
      { key: record.hash, content: { chainId: 43114, hash: record.hash, outcome, summary } },
    ]),
  );
  expect(find(record.hash)).toMatchObject({ receipt: { status: Number(status) } });
  expect(find(record.hash)?.confirmedTime).toEqual(expect.any(Number));
});

test.each([
  ['all', '0x1', 0],
  ['all', '0x0', 0],
  ['success', '0x1', 0],
  ['success', '0x0', 1],
] as const)(
  'TXN-25 while a dialog shows %s results, a receipt of status %s raises %i popups',
  async (results, status, count) => {
    const record = pending();
    addTransaction(record);
    const { popups, show } = receiptsPage({
      eth_getTransactionReceipt: ([hash]) => receipt(hash, status),
    });
    const close = show({ hash: record.hash, results });
    await waitFor(() => expect(find(record.hash)?.receipt).toBeDefined());
    await act(async () => close());
    expect(popups()).toHaveLength(count);
  },
);

test('TXN-05 S10 a transaction that is cleared while it is pending is tracked until its popup', async () => {
  const record = pending();
  addTransaction(record);
  let isMined = false;
  const { asked, setBlock, popups } = receiptsPage({
    eth_getTransactionReceipt: ([hash]) => (isMined ? receipt(hash, '0x1') : null),
  });
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  act(() => clearTransactions(43114));
  setBlock(101n);
  await waitFor(() => expect(asked).toHaveLength(2));
  isMined = true;
  setBlock(102n);
  await waitFor(() => expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]));
  expect(useTransactions.getState().records).toEqual([]);
  setBlock(103n);
  expect(asked).toHaveLength(3);
});

test('TXN-21 TXN-05 a receipt that cannot be read keeps its transaction pending, and is requested again', async () => {
  const record = pending();
  addTransaction(record);
  let answer: object = { ...receipt(record.hash, '0x1'), blockNumber: null };
  const { setBlock, popups, failedChecks } = receiptsPage({
    eth_getTransactionReceipt: () => answer,
  });
  await waitFor(() => expect(failedChecks()).toEqual([record.hash]));
  expect(find(record.hash)).toEqual({ ...record, lastCheckedBlockNumber: 100n });
  expect(popups()).toEqual([]);
  answer = receipt(record.hash, '0x1');
  setBlock(101n);
  await waitFor(() => expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]));
});

test('C10 a receipt that a node no longer shows changes nothing', async () => {
  const record = pending();
  addTransaction(record);
  let isShown = true;
  const { asked, setBlock, popups } = receiptsPage({
    eth_getTransactionReceipt: ([hash]) => (isShown ? receipt(hash, '0x1') : null),
  });
  await waitFor(() => expect(popups()).toHaveLength(1));
  isShown = false;
  setBlock(101n);
  setBlock(120n);
  expect(asked).toHaveLength(1);
  const ended = find(record.hash);
  expect(ended && outcomeOf(ended)).toBe('confirmed');
});

test('TXN-05 S10 a transaction that was cleared meanwhile still raises its popup', async () => {
  const record = pending();
  addTransaction(record);
  const { popups } = receiptsPage({
    eth_getTransactionReceipt: ([hash]) => {
      clearTransactions(43114);
      return receipt(hash, '0x1');
    },
  });
  await waitFor(() => expect(popups()).toHaveLength(1));
  expect(useTransactions.getState().records).toEqual([]);
});

test('TXN-03 C07 an outcome without its own receipt is recorded and shown', async () => {
  const record = pending();
  addTransaction(record);
  const other = keccak256('0xff');
  const { popups } = receiptsPage({
    eth_getTransactionCount: ([, block]) => (block === '0x63' ? '0x7' : '0x8'),
    eth_getTransactionReceipt: ([hash]) => (hash === other ? receipt(other, '0x1') : null),
    eth_getBlockByNumber: () => ({
      number: '0x64',
      transactions: [
        { hash: other, from: account, to: account, value: '0x0', input: '0x', nonce: '0x7' },
      ],
    }),
  });
  await waitFor(() =>
    expect(popups()).toMatchObject([
      { key: record.hash, content: { hash: other, outcome: 'cancelled' } },
    ]),
  );
  const ended = find(record.hash);
  expect(ended && outcomeOf(ended)).toBe('cancelled');
});

test('TXN-27 one that no node shows is not replaced by an earlier transaction of the history', async () => {
  const first = pending({ addedTime: Date.now() - 1000 });
  const { nonce: _nonce, ...unseen } = pending({ leastNonce: 7, to: account });
  addTransaction(first);
  addTransaction(unseen);
  let isMined = false;
  const { setBlock, popups } = receiptsPage({
    eth_getCode: () => '0x',
    eth_getTransactionCount: ([, block]) => (block === '0x63' ? '0x7' : '0x8'),
    eth_getTransactionReceipt: ([hash]) =>
      hash === first.hash || isMined ? receipt(hash, '0x1') : null,
    eth_getBlockByNumber: () => ({
      number: '0x64',
      transactions: [
        {
          hash: first.hash,
          from: account,
          to: zeroAddress,
          value: '0x3',
          input: '0x',
          nonce: '0x7',
        },
      ],
    }),
  });
  await waitFor(() => expect(find(unseen.hash)).toMatchObject({ leastNonce: 8 }));
  // By now, a nonce that was used without a known reason would count as replaced.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  setBlock(110n);
  await waitFor(() => expect(find(unseen.hash)?.lastCheckedBlockNumber).toBe(110n));
  expect(popups()).toMatchObject([{ key: first.hash }]);
  isMined = true;
  setBlock(120n);
  await waitFor(() =>
    expect(popups()).toMatchObject([
      { key: unseen.hash, content: { outcome: 'confirmed' } },
      { key: first.hash },
    ]),
  );
});

test('TXN-06 TXN-23 one that was cleared before the document was loaded is tracked to its end', async () => {
  const record = pending();
  const { popups } = receiptsPage({ eth_getTransactionReceipt: ([hash]) => receipt(hash, '0x1') }, [
    record,
  ]);
  await waitFor(() => expect(popups()).toMatchObject([{ key: record.hash }]));
  expect(find(record.hash)).toBeUndefined();
});
