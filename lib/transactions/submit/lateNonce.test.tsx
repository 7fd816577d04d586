import { act, waitFor } from '@testing-library/react';
import { useDisconnect } from 'wagmi';
import { useTransactions } from '@/lib/transactions/history/store';
import { openRequests } from './openRequests';
import { useUnansweredRequests } from './store';
import { connectedPage } from './testing/connectedPage.setup';
import { account, wrap } from './testing/submission.setup';
import { useAbandonRequests } from './useAbandonRequests';
import { useSubmit } from './useSubmit';

beforeEach(() => {
  sessionStorage.clear();
  useTransactions.setState(useTransactions.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/**
 * A page whose wallet was asked to send by an account with the next nonce 7, and has not answered.
 */
async function askedPage() {
  let fail = (_error: unknown) => {};
  const page = await connectedPage(
    () => {
      useAbandonRequests();
      return {
        submission: useSubmit(),
        unanswered: useUnansweredRequests().requests,
        disconnect: useDisconnect(),
      };
    },
    {
      account,
      node: { eth_getTransactionCount: () => '0x7' },
      wallet: {
        eth_sendTransaction: () =>
          new Promise((_resolve, reject) => {
            fail = reject;
          }),
      },
    },
  );
  act(() => page.result.current.submission.send(wrap));
  await waitFor(() => expect(openRequests()).toMatchObject([{ nonce: 7 }]));
  return { ...page, fail: (error: unknown) => fail(error) };
}

test('TXN-28 a request that its wallet leaves keeps its nonce', async () => {
  const { result } = await askedPage();
  await act(() => result.current.disconnect.disconnectAsync());
  await waitFor(() => expect(result.current.unanswered).toHaveLength(1));
  expect(result.current.unanswered).toMatchObject([{ nonce: 7, summary: wrap.summary }]);
  expect(openRequests()).toMatchObject([{ nonce: 7 }]);
});

test('TXN-28 a request that the user has forgotten keeps its nonce for a late unclear answer', async () => {
  const { result, fail, settled } = await askedPage();
  act(() => result.current.submission.dismissRequest());
  expect(result.current.unanswered).toMatchObject([{ nonce: 7, isDismissed: true }]);
  fail({ code: -32000, message: 'already known' });
  await settled();
  await waitFor(() => expect(result.current.unanswered).toMatchObject([{ isPerhapsSent: true }]));
  expect(result.current.unanswered).toHaveLength(1);
  expect(result.current.unanswered[0]).not.toHaveProperty('isDismissed');
  expect(result.current.unanswered).toMatchObject([{ nonce: 7, summary: wrap.summary }]);
  expect(openRequests()).toMatchObject([{ nonce: 7 }]);
});
