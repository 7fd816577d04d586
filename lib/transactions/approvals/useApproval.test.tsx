import { act, waitFor } from '@testing-library/react';
import { keccak256, maxUint256 } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { useTransactions } from '@/lib/transactions/history/store';
import { clearTransactions, finalizeTransaction } from '@/lib/transactions/history/storeActions';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { TransactionRevertsError } from '@/lib/transactions/review/sendErrors';
import { UnnecessaryApprovalError } from './approvalErrors';
import {
  approvalPage,
  HASH,
  minedIn,
  png,
  router,
  setUpApprovalPage,
} from './testing/approvalPage.setup';

setUpApprovalPage();

test('APR-01 the native coin is approved', async () => {
  const { result } = await approvalPage(amountOf(nativeCurrency(43114), 5n));
  expect(result.current.status).toBe('approved');
});

test('APR-02 an allowance that covers the amount is approved', async () => {
  const { result } = await approvalPage(amountOf(png, 5n), { allowance: 5n });
  expect(result.current.status).toBe('unknown');
  await waitFor(() => expect(result.current.status).toBe('approved'));
  expect(() => result.current.approve('unlimited')).toThrow(UnnecessaryApprovalError);
});

test.each([
  ['APR-03', 'unlimited', maxUint256],
  ['APR-04', 'exact', 5n],
] as const)(
  '%s an approval of size %s is sent and is pending until it can be read back',
  async (_id, size, raw) => {
    const { result, sent, allow, readAt } = await approvalPage(amountOf(png, 5n));
    await waitFor(() => expect(result.current.status).toBe('notApproved'));
    act(() => result.current.approve(size));
    await waitFor(() => expect(result.current.status).toBe('pending'));
    expect(sent()).toEqual([raw]);
    expect(result.current.progress).toBe('giving');
    act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(101n)));
    expect(result.current).toMatchObject({ status: 'pending', progress: 'reading' });
    allow(raw);
    readAt(101n);
    await waitFor(() => expect(result.current.status).toBe('approved'));
  },
);

test('APR-03 the exact amount is approved when the gas of an unlimited approval cannot be estimated', async () => {
  const { result, sent } = await approvalPage(amountOf(png, 5n), {
    refuses: (raw) => raw === maxUint256,
  });
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.approve('unlimited'));
  await waitFor(() => expect(result.current.status).toBe('pending'));
  expect(sent()).toEqual([5n]);
});

test.each([
  ['reverts', false],
  ['returns false', true],
])(
  'APR-03 K10 a token that %s when an approval is raised has it taken back first, as a step of its own',
  async (_how, returnsFalse) => {
    const { result, sent, allow, readAt } = await approvalPage(amountOf(png, 5n), {
      allowance: 1n,
      refuses: (raw) => raw !== 0n,
      returnsFalse,
    });
    await waitFor(() => expect(result.current.status).toBe('notApproved'));
    expect(result.current.needsRevoke).toBe(false);
    act(() => result.current.approve('unlimited'));
    await waitFor(() => expect(result.current.needsRevoke).toBe(true));
    expect(sent()).toEqual([]);
    act(() => result.current.revoke());
    await waitFor(() => expect(result.current.status).toBe('pending'));
    expect(sent()).toEqual([0n]);
    act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(101n)));
    allow(0n);
    readAt(101n);
    readAt(102n);
    await waitFor(() => expect(result.current.status).toBe('notApproved'));
    expect(result.current.needsRevoke).toBe(false);
  },
);

test('APR-03 K07 if a token refuses every approval, for example while it is paused, no revoke is requested first', async () => {
  const { result, sent } = await approvalPage(amountOf(png, 5n), {
    allowance: 1n,
    refuses: () => true,
  });
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.approve('unlimited'));
  await waitFor(() =>
    expect(result.current.submission.error).toBeInstanceOf(TransactionRevertsError),
  );
  await waitFor(() => expect(result.current.needsRevoke).toBe(false));
  expect(sent()).toEqual([]);
});

test('APR-03 K10 a revoke ends with its receipt on a chain without new blocks', async () => {
  const { result, allow, readAt } = await approvalPage(amountOf(png, 5n), { allowance: 1n });
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.revoke());
  await waitFor(() => expect(result.current.status).toBe('pending'));
  expect(result.current.progress).toBe('removing');
  act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(101n)));
  expect(result.current).toMatchObject({ status: 'pending', progress: 'reading' });
  allow(0n);
  readAt(101n);
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
});

test('APR-02 an approval that was mined is not offered again in any render before the allowance was read', async () => {
  const { result, statuses, allow, readAt } = await approvalPage(amountOf(png, 5n));
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.approve('exact'));
  await waitFor(() => expect(result.current.status).toBe('pending'));
  statuses.length = 0;
  act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(101n)));
  allow(5n);
  readAt(101n);
  await waitFor(() => expect(result.current.status).toBe('approved'));
  expect([...new Set(statuses)]).toEqual(['pending', 'approved']);
});

test('APR-02 a receipt of a block that the page never reaches keeps an approval pending for 30 s', async () => {
  const { result } = await approvalPage(amountOf(png, 5n));
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => result.current.approve('exact'));
  await waitFor(() => expect(result.current.status).toBe('pending'));
  jest.useFakeTimers();
  act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(50_000_000n)));
  await act(() => jest.advanceTimersByTimeAsync(29_900));
  expect(result.current.status).toBe('pending');
  await act(() => jest.advanceTimersByTimeAsync(101));
  expect(result.current.status).toBe('notApproved');
});

const swapped: TransactionRecord = {
  hash: keccak256('0x05'),
  from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 43114,
  summary: {
    type: 'swap',
    input: amountOf(png, 5n),
    output: amountOf(nativeCurrency(43114), 1n),
  },
  to: router,
  value: 0n,
  dataHash: keccak256('0x06'),
  addedTime: Date.now() - 60_000,
};
const removed: TransactionRecord = {
  ...swapped,
  summary: { type: 'revoke', token: png, spender: router },
  approval: { tokenAddress: png.address, spender: router },
};

test.each([
  ['a swap', swapped],
  ['a removal of the approval', removed],
])(
  'APR-02 %s that no endpoint shows no longer counts once a later transaction was mined',
  async (_name, lost) => {
    useTransactions.setState({ records: [lost] });
    const { result, allow, readAt } = await approvalPage(amountOf(png, 5n));
    const isSwap = lost === swapped;
    await waitFor(() => expect(result.current.status).toBe(isSwap ? 'notApproved' : 'pending'));
    useTransactions.setState({
      records: [
        {
          ...removed,
          hash: HASH,
          summary: { type: 'approve', token: png, spender: router },
          addedTime: Date.now(),
        },
        lost,
      ],
    });
    act(() => finalizeTransaction({ chainId: 43114, hash: HASH }, minedIn(101n)));
    allow(5n);
    readAt(101n);
    await waitFor(() => expect(result.current.status).toBe('approved'));
    expect(result.current.remaining).toBe(5n);
  },
);

test('APR-02 a transaction of a contract account, which has another hash on chain, does not count', async () => {
  useTransactions.setState({ records: [{ ...swapped, isFromContract: true }] });
  const { result } = await approvalPage(amountOf(png, 5n), { allowance: 5n });
  await waitFor(() => expect(result.current.status).toBe('approved'));
});

test('APR-02 TXN-06 a pending swap that was cleared from the list still counts', async () => {
  useTransactions.setState({ records: [swapped] });
  const { result } = await approvalPage(amountOf(png, 5n), { allowance: 5n, isWatched: true });
  await waitFor(() => expect(result.current.status).toBe('notApproved'));
  act(() => clearTransactions(43114));
  expect(useTransactions.getState().records).toEqual([]);
  expect(result.current.remaining).toBe(0n);
  expect(result.current.status).toBe('notApproved');
});
