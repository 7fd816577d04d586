import { act, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { keccak256 } from 'viem';
import { useTransactions } from '@/lib/transactions/history/store';
import { walletRequestAtom } from './atoms';
import { openRequests } from './openRequests';
import { useUnansweredRequests } from './store';
import { connectedPage } from './testing/connectedPage.setup';
import { account, approval, wrap } from './testing/submission.setup';
import { held } from './testing/submitPage.setup';
import { useSubmit } from './useSubmit';
import { WalletBusyError } from './walletFailure';

const HASH = keccak256('0x0b');

beforeEach(() => {
  sessionStorage.clear();
  useTransactions.setState(useTransactions.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('TXN-28 an attempt that meets a busy wallet leaves the open request of another one', async () => {
  const hash = held<string>();
  const accounts = held<readonly string[]>();
  let isChecking = false;
  const { result } = await connectedPage(
    () => ({
      first: useSubmit(),
      second: useSubmit(),
      request: useAtomValue(walletRequestAtom),
    }),
    {
      account,
      wallet: {
        eth_accounts: () => (isChecking ? accounts.question() : [account]),
        eth_sendTransaction: hash.question,
      },
    },
  );
  isChecking = true;
  act(() => result.current.first.send(wrap));
  act(() => result.current.second.send(approval));
  await accounts.isRequested();
  isChecking = false;
  accounts.answer([account]);
  const failures = () => [result.current.first.error, result.current.second.error];
  await waitFor(() => expect(failures()).toContainEqual(expect.any(WalletBusyError)));
  // Either one may be first.
  const isFirst = result.current.first.error === null;
  const intent = isFirst ? wrap : approval;
  expect(result.current.request).toMatchObject({ summary: intent.summary });
  expect(openRequests()).toMatchObject([{ summary: intent.summary }]);

  hash.answer(HASH);
  const waiting = () => (isFirst ? result.current.first : result.current.second);
  await waitFor(() => expect(waiting().status).toBe('success'));
  expect(result.current.request).toBeUndefined();
  expect(openRequests()).toEqual([]);
});
