import { act, waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { useAccount, useDisconnect } from 'wagmi';
import { useTransactions } from '@/lib/transactions/history/store';
import { openRequests } from './openRequests';
import { addUnansweredRequest, useUnansweredRequests } from './store';
import { connectedPage } from './testing/connectedPage.setup';
import { account, wrap } from './testing/submission.setup';
import { useAbandonRequests } from './useAbandonRequests';
import { usePendingItems } from './usePendingItems';
import { useSubmit } from './useSubmit';

const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const HASH = keccak256('0x0b');

beforeEach(() => {
  sessionStorage.clear();
  useTransactions.setState(useTransactions.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
});

/** A page whose wallet was asked to send, and answers when the test wants. */
async function requestedPage() {
  let answer = (_hash: string) => {};
  const page = await connectedPage(
    () => {
      useAbandonRequests();
      return {
        submission: useSubmit(),
        waiting: usePendingItems(),
        unanswered: useUnansweredRequests().requests,
        wallet: useAccount(),
        disconnect: useDisconnect(),
      };
    },
    {
      account,
      wallet: {
        eth_sendTransaction: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    },
  );
  act(() => page.result.current.submission.send(wrap));
  await waitFor(() => expect(page.result.current.waiting.request).toEqual(wrap.summary));
  expect(page.result.current.unanswered).toEqual([]);
  return { ...page, answer: () => answer(HASH) };
}

type Page = Awaited<ReturnType<typeof requestedPage>>['result'];

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['is disconnected', ({ current }) => current.disconnect.disconnectAsync()],
  [
    'changes its account',
    async ({ current }) => current.wallet.connector?.onAccountsChanged([OTHER]),
  ],
])(
  'TXN-28 a request whose wallet %s before it answers is unanswered until the answer comes',
  async (_how, leave) => {
    const { result, answer } = await requestedPage();
    await act(() => leave(result));
    await waitFor(() => expect(result.current.unanswered).toHaveLength(1));
    const [request] = result.current.unanswered;
    expect(request).toMatchObject({ from: account, summary: wrap.summary });
    expect(request).not.toHaveProperty('isPerhapsSent');
    expect(openRequests()).toMatchObject([{ addedTime: request?.addedTime }]);
    expect(result.current.waiting).toMatchObject({ request: undefined, unanswered: [] });

    answer();
    await waitFor(() => expect(result.current.unanswered).toEqual([]));
    expect(openRequests()).toEqual([]);
    expect(useTransactions.getState().records).toMatchObject([{ hash: HASH, from: account }]);
  },
);

test('TXN-29 what a copy of the tab shares still waits in this one, and ends with its answer', async () => {
  const { result, answer } = await requestedPage();
  const [asked] = openRequests();
  if (asked === undefined) throw new TypeError('Nothing is kept');
  act(() => addUnansweredRequest(asked));
  expect(result.current.unanswered).toHaveLength(1);
  expect(result.current.waiting).toMatchObject({ request: wrap.summary, unanswered: [] });
  answer();
  await waitFor(() => expect(result.current.unanswered).toEqual([]));
});
