import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Hash, keccak256, numberToHex, zeroAddress, zeroHash } from 'viem';
import { chainReader } from '@/lib/chain/reads/useChainReader';
import {
  failedChecksAtom,
  type ShownResult,
  showResultAtom,
  transactionPopupsAtom,
} from '@/lib/transactions/history/atoms';
import { useTransactions } from '@/lib/transactions/history/store';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { useWatchReceipts } from '@/lib/transactions/history/useWatchReceipts';
import { type Answers, serveNode } from '@/lib/transactions/submit/testing/fakeWallet.setup';

/** The account that sent the transactions. */
export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** What each transaction does. */
export const summary = {
  type: 'wrap',
  amount: {
    currency: { type: 'native', chainId: 43114, decimals: 18, symbol: 'AVAX', name: 'Avalanche' },
    raw: 3n,
  },
} as const;

let lastHash = 0;

/** A transaction that was just sent, with another hash each time. */
export function pending(own: Partial<TransactionRecord> = {}): TransactionRecord {
  lastHash += 1;
  return {
    hash: keccak256(numberToHex(lastHash)),
    from: account,
    chainId: 43114,
    summary,
    to: zeroAddress,
    value: 3n,
    dataHash: zeroHash,
    nonce: 7,
    addedTime: Date.now(),
    ...own,
  };
}

/** A receipt as a node returns it. */
export function receipt(hash: unknown, status: '0x0' | '0x1') {
  return {
    transactionHash: hash,
    blockHash: zeroHash,
    blockNumber: '0x64',
    contractAddress: null,
    from: account,
    to: zeroAddress,
    transactionIndex: '0x0',
    status,
    logs: [],
  };
}

/**
 * The hook on a page at block 100, and its requests to the node.
 *
 * @param own - The transactions of this tab whose end is not known.
 */
export function receiptsPage(answers: Answers, own: readonly TransactionRecord[] = []) {
  const asked: unknown[] = [];
  serveNode({
    eth_getTransactionCount: () => '0x7',
    eth_getTransactionByHash: () => null,
    ...answers,
    eth_getTransactionReceipt: (params) => {
      asked.push(params[0]);
      return answers.eth_getTransactionReceipt?.(params) ?? null;
    },
  });
  const store = createStore();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Provider store={store}>{children}</Provider>
    </QueryClientProvider>
  );
  const setBlock = (number: bigint) => act(() => chainReader(client, 43114).recordBlock(number));
  setBlock(100n);
  const { unmount } = renderHook(() => useWatchReceipts(43114, { own }), { wrapper });
  return {
    asked,
    unmount,
    setBlock,
    popups: () => store.get(transactionPopupsAtom),
    show: (shown: ShownResult) => store.set(showResultAtom, shown),
    failedChecks: () => [...store.get(failedChecksAtom)],
  };
}

/** The stored transaction with a hash. */
export function find(hash: Hash): TransactionRecord | undefined {
  return useTransactions.getState().records.find((record) => record.hash === hash);
}

/** Sets up, for each test of a file, an empty history and a console that shows no errors. */
export function setUpReceiptsPage(): void {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    useTransactions.setState(useTransactions.getInitialState());
  });
  afterEach(() => jest.restoreAllMocks());
}
