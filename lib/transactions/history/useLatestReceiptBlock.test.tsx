import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { zeroAddress, zeroHash } from 'viem';
import { chainReader } from '@/lib/chain/reads/useChainReader';
import { useTransactions } from './store';
import { account, pending } from './testing/receiptsPage.setup';
import { useLatestReceiptBlock } from './useLatestReceiptBlock';

/** The hook on a page at block 100, when the history has receipts of `blocks`. */
function hookAmong(...blocks: bigint[]) {
  const records = blocks.map((blockNumber) => ({ ...pending(), receipt: minedIn(blockNumber) }));
  act(() => useTransactions.setState({ records }));
  const client = new QueryClient();
  const reader = chainReader(client, 43114);
  reader.recordBlock(100n);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useLatestReceiptBlock(43114, account);
    },
    { wrapper },
  );
  return { reader, latest: () => result.current, renders: () => renders };
}

const latestAmong = (...blocks: bigint[]) => hookAmong(...blocks).latest();

function minedIn(blockNumber: bigint) {
  return {
    blockHash: zeroHash,
    blockNumber,
    contractAddress: null,
    from: account,
    to: zeroAddress,
    transactionHash: zeroHash,
    transactionIndex: 0,
  } as const;
}

afterEach(() => act(() => useTransactions.setState(useTransactions.getInitialState())));

test('TXN-31 a stored receipt of a block far above the latest counts for no read', () => {
  expect(latestAmong(99n, 101n, 50n)).toBe(101n);
  expect(latestAmong(99n, 700n)).toBe(700n);
  expect(latestAmong(99n, 701n)).toBe(99n);
  expect(latestAmong(10n ** 18n)).toBeUndefined();
});

test('RPC-42 a block renders nothing, until a stored receipt counts because of it', () => {
  const { reader, latest, renders } = hookAmong(99n, 702n);
  const before = renders();
  act(() => reader.recordBlock(101n));
  expect(renders()).toBe(before);
  act(() => reader.recordBlock(102n));
  expect(latest()).toBe(702n);
});

test('RPC-42 a check of a transaction that finds nothing new renders nothing', () => {
  const { renders } = hookAmong(99n);
  const before = renders();
  const [record] = useTransactions.getState().records;
  if (record === undefined) throw new TypeError('no record');
  act(() => useTransactions.setState({ records: [{ ...record, lastCheckedBlockNumber: 120n }] }));
  expect(renders()).toBe(before);
});
