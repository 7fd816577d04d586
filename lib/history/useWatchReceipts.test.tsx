import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Hash, keccak256, numberToHex, zeroAddress, zeroHash } from 'viem';
import { chainReader } from '@/lib/reads/useChainReader';
import { type Answers, serveNode } from '@/lib/submit/fakeWallet.setup';
import { failedChecksAtom, type ShownResult, showResultAtom, transactionPopupsAtom } from './atoms';
import { addTransaction, clearTransactions, useTransactions } from './store';
import { outcomeOf, type TransactionRecord } from './transaction';
import { useWatchReceipts } from './useWatchReceipts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const summary = {
  type: 'wrap',
  amount: {
    currency: { type: 'native', chainId: 43114, decimals: 18, symbol: 'AVAX', name: 'Avalanche' },
    raw: 3n,
  },
} as const;

let lastHash = 0;

function pending(own: Partial<TransactionRecord> = {}): TransactionRecord {
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

function receipt(hash: unknown, status: '0x0' | '0x1') {
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

/** The hook on a page at block 100, and its requests to the node. */
function page(answers: Answers) {
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
  const setBlock = (number: bigint) => act(() => chainReader(client, 43114).noteBlock(number));
  setBlock(100n);
  const { unmount } = renderHook(() => useWatchReceipts(43114), { wrapper });
  return {
    asked,
    unmount,
    setBlock,
    popups: () => store.get(transactionPopupsAtom),
    show: (shown: ShownResult) => store.set(showResultAtom, shown),
    failedChecks: () => [...store.get(failedChecksAtom)],
  };
}

function find(hash: Hash): TransactionRecord | undefined {
  return useTransactions.getState().records.find((record) => record.hash === hash);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useTransactions.setState(useTransactions.getInitialState());
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ['success', '0x1', 'confirmed'],
  ['failure', '0x0', 'reverted'],
] as const)('TXN-05 TXN-17 a receipt raises a popup of %s', async (_name, status, outcome) => {
  const record = pending();
  addTransaction(record);
  const { popups } = page({ eth_getTransactionReceipt: ([hash]) => receipt(hash, status) });
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
    const { popups, show } = page({
      eth_getTransactionReceipt: ([hash]) => receipt(hash, status),
    });
    const close = show({ hash: record.hash, results });
    await waitFor(() => expect(find(record.hash)?.receipt).toBeDefined());
    await act(async () => close());
    expect(popups()).toHaveLength(count);
  },
);

test('TXN-08 a pending transaction is looked for once at every new block', async () => {
  const record = pending();
  addTransaction(record);
  const { asked, setBlock, popups } = page({});
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  expect(asked).toEqual([record.hash]);
  setBlock(101n);
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(101n));
  expect(asked).toHaveLength(2);
  expect(popups()).toEqual([]);
});

test('TXN-08 one that is added later is looked for without waiting for a block', async () => {
  const { asked } = page({});
  const record = pending();
  act(() => addTransaction(record));
  await waitFor(() => expect(asked).toEqual([record.hash]));
});

test('TXN-06 transactions of another chain, and those that have ended, are not looked for', async () => {
  addTransaction(pending({ chainId: 43113 }));
  addTransaction(pending({ ending: 'dropped' }));
  const record = pending();
  addTransaction(record);
  const { asked } = page({});
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  expect(asked).toEqual([record.hash]);
});

test('ERR-31 a failed check is logged, delays no other, and is repeated at the next block', async () => {
  const [failing, mined] = [pending(), pending()];
  addTransaction(failing);
  addTransaction(mined);
  let isDown = true;
  const { setBlock, popups, failedChecks } = page({
    eth_getTransactionReceipt: ([hash]) => {
      if (hash === failing.hash && isDown) throw { code: -32000, message: 'pruned' };
      return receipt(hash, '0x1');
    },
  });
  await waitFor(() => expect(popups().map(({ key }) => key)).toEqual([mined.hash]));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(failedChecks()).toEqual([failing.hash]);
  isDown = false;
  setBlock(101n);
  await waitFor(() => expect(popups().map(({ key }) => key)).toEqual([failing.hash, mined.hash]));
  expect(failedChecks()).toEqual([]);
});

describe('on a chain that makes no further block', () => {
  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('TXN-05 TXN-08 a receipt that was late for its block is found by one more check after 3 s', async () => {
    const record = pending();
    addTransaction(record);
    let isMined = false;
    const { asked, popups } = page({
      eth_getTransactionReceipt: ([hash]) => (isMined ? receipt(hash, '0x1') : null),
    });
    await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
    isMined = true;
    await seconds(2.8);
    expect(asked).toHaveLength(1);
    await seconds(0.5);
    expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]);
    expect(asked).toHaveLength(2);
  });

  test('TXN-09 a transaction of two hours ago is checked every 10 blocks, whatever is repeated', async () => {
    const record = { ...pending(), addedTime: Date.now() - 2 * 60 * 60 * 1000 };
    addTransaction(record);
    const { asked, setBlock } = page({});
    await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
    for (const block of [101n, 102n, 103n]) {
      setBlock(block);
      await seconds(3.5);
    }
    expect(asked).toHaveLength(1);
    setBlock(111n);
    await seconds(0.5);
    expect(asked).toHaveLength(2);
  });

  test('TXN-08 a block is checked at most twice, and a new block starts again', async () => {
    const record = pending();
    addTransaction(record);
    const { asked, setBlock } = page({});
    await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
    await seconds(60);
    expect(asked).toHaveLength(2);
    setBlock(101n);
    await seconds(2);
    expect(asked).toHaveLength(3);
    setBlock(102n);
    await seconds(2);
    expect(asked).toHaveLength(4);
    await seconds(60);
    expect(asked).toHaveLength(5);
  });

  test('ERR-31 a failed check is repeated every 3 s, not more often, whatever else changes', async () => {
    const record = pending();
    addTransaction(record);
    let isDown = true;
    const { asked, popups, failedChecks } = page({
      eth_getTransactionReceipt: ([hash]) => {
        if (isDown) throw { code: -32000, message: 'pruned' };
        return receipt(hash, '0x1');
      },
    });
    await waitFor(() => expect(failedChecks()).toEqual([record.hash]));
    act(() => addTransaction(pending({ chainId: 43113 })));
    await seconds(2.8);
    expect(asked).toHaveLength(1);
    await seconds(6);
    expect(asked).toHaveLength(3);
    isDown = false;
    await seconds(3.2);
    expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]);
    await seconds(60);
    expect(asked).toHaveLength(4);
  });

  test('RPC-12 nothing is requested while the page is hidden, and again once it is visible', async () => {
    const record = pending();
    addTransaction(record);
    const { asked, popups } = page({
      eth_getTransactionReceipt: ([hash]) => {
        if (asked.length === 1) throw { code: -32000, message: 'pruned' };
        return receipt(hash, '0x1');
      },
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await seconds(60);
    expect(asked).toHaveLength(1);
    hidden.mockReturnValue(false);
    await seconds(3.2);
    expect(popups()).toHaveLength(1);
  });

  test('TXN-05 TXN-09 a transaction that was mined while the page was hidden ends when it is seen again', async () => {
    const record = { ...pending(), addedTime: Date.now() - 5 * 60_000 + 2_500 };
    addTransaction(record);
    let isMined = false;
    const { setBlock, popups } = page({
      eth_getTransactionReceipt: ([hash]) => (isMined ? receipt(hash, '0x1') : null),
    });
    await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await seconds(10);
    isMined = true;
    hidden.mockReturnValue(false);
    setBlock(101n);
    await seconds(3.2);
    expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]);
  });

  test('a page that was closed sends no more requests', async () => {
    addTransaction(pending());
    const { asked, unmount } = page({});
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    await seconds(60);
    expect(asked).toHaveLength(1);
  });
});

test('TXN-05 S10 a transaction that is cleared while it is pending is followed until its popup', async () => {
  const record = pending();
  addTransaction(record);
  let isMined = false;
  const { asked, setBlock, popups } = page({
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

test('C11 TXN-07 what was mined while the page was closed is news for 24 hours', async () => {
  const hour = 60 * 60 * 1000;
  const [old, recent] = [
    pending({ addedTime: Date.now() - 25 * hour }),
    pending({ addedTime: Date.now() - 23 * hour }),
  ];
  addTransaction(old);
  addTransaction(recent);
  const { popups } = page({ eth_getTransactionReceipt: ([hash]) => receipt(hash, '0x1') });
  await waitFor(() => expect(popups().map(({ key }) => key)).toEqual([recent.hash]));
  await waitFor(() => expect(find(old.hash)?.receipt).toBeDefined());
  expect(popups()).toHaveLength(1);
});

test('C09 a transaction without a receipt after 24 hours is no longer tracked', async () => {
  addTransaction(pending({ addedTime: Date.now() - 25 * 60 * 60 * 1000 }));
  const { popups } = page({});
  await waitFor(() => expect(popups()).toMatchObject([{ content: { outcome: 'dropped' } }]));
});

test('TXN-08 S14 on a chain that goes back, the next block is checked like any other', async () => {
  const record = pending();
  addTransaction(record);
  let isMined = false;
  const { asked, setBlock, popups } = page({
    eth_getTransactionReceipt: ([hash]) => (isMined ? receipt(hash, '0x1') : null),
  });
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(100n));
  // A lower number is believed only after it is repeated several times.
  for (let poll = 0; poll < 3; poll += 1) setBlock(3n);
  await waitFor(() => expect(find(record.hash)?.lastCheckedBlockNumber).toBe(3n));
  isMined = true;
  setBlock(4n);
  await waitFor(() => expect(popups()).toHaveLength(1));
  expect(asked).toHaveLength(3);
});

test('TXN-21 TXN-05 a receipt that cannot be read keeps its transaction pending, and is requested again', async () => {
  const record = pending();
  addTransaction(record);
  let answer: object = { ...receipt(record.hash, '0x1'), blockNumber: null };
  const { setBlock, popups, failedChecks } = page({ eth_getTransactionReceipt: () => answer });
  await waitFor(() => expect(failedChecks()).toEqual([record.hash]));
  expect(find(record.hash)).toEqual(record);
  expect(popups()).toEqual([]);
  answer = receipt(record.hash, '0x1');
  setBlock(101n);
  await waitFor(() => expect(popups()).toMatchObject([{ content: { outcome: 'confirmed' } }]));
});

test('C10 a receipt that a node no longer shows changes nothing', async () => {
  const record = pending();
  addTransaction(record);
  let isShown = true;
  const { asked, setBlock, popups } = page({
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
  const { popups } = page({
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
  const { popups } = page({
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
