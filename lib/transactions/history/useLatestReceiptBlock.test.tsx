import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { zeroAddress, zeroHash } from 'viem';
import { chainReader } from '@/lib/chain/reads/useChainReader';
import { useTransactions } from './store';
import { account, pending } from './testing/receiptsPage.setup';
import { useLatestReceiptBlock } from './useLatestReceiptBlock';

/** The latest receipt's block on a page at block 100, when the history has receipts of `blocks`. */
function latestAmong(...blocks: bigint[]): bigint | undefined {
  const records = blocks.map((blockNumber) => ({ ...pending(), receipt: minedIn(blockNumber) }));
  act(() => useTransactions.setState({ records }));
  const client = new QueryClient();
  chainReader(client, 43114).recordBlock(100n);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useLatestReceiptBlock(43114, account), { wrapper }).result.current;
}

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
