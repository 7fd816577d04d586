import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { keccak256, parseEther } from 'viem';
import { formatTime } from '@/lib/base/time/formatTime';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { useTransactions } from '@/lib/transactions/history/store';
import { addTransaction } from '@/lib/transactions/history/storeActions';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { SendRequest } from '@/lib/transactions/submit/sendRequest';
import { addUnansweredRequest, useUnansweredRequests } from '@/lib/transactions/submit/store';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { account, wavax } from '@/lib/transactions/submit/testing/submission.setup';
import shared from '@/messages/en.json';
import { RecentTransactions } from './RecentTransactions';

const VALUE = parseEther('1.5');
const NONE = 'None in the last 24 hours.';

beforeEach(() => {
  sessionStorage.clear();
  useTransactions.setState(useTransactions.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
});

const request = (): SendRequest => ({
  from: account,
  chainId: 43114,
  summary: { type: 'wrap', amount: { currency: nativeCurrency(43114), raw: VALUE } },
  to: wavax,
  value: VALUE,
  dataHash: keccak256('0x03'),
  addedTime: Date.now() - 60_000,
});

/** Shows the list of the connected account, with these unanswered requests. */
async function shown(...requests: readonly SendRequest[]) {
  const { wrapper } = await connectedPage(() => undefined, { account });
  for (const each of requests) addUnansweredRequest(each);
  render(
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <RecentTransactions chainId={43114} />
    </NextIntlClientProvider>,
    { wrapper },
  );
  return screen.findByRole('region', { name: 'Recent transactions' });
}

const accountLink = (item: HTMLElement) =>
  within(item).findByRole('link', { name: 'View account on explorer' });

test('TXN-28 TXN-30 a request that was perhaps sent is listed, with what it means to dismiss it', async () => {
  const asked = request();
  const list = await shown({ ...asked, isPerhapsSent: true });
  const item = within(list).getByRole('listitem');
  const time = formatTime(asked.addedTime, Date.now(), 'en').replaceAll('\u00a0', ' ');
  expect(item).toHaveTextContent(
    `May have been sent (${time}): Wrap 1.5 AVAX. Look in your wallet before sending again.`,
  );
  expect(await accountLink(item)).toHaveAttribute('href', expect.stringContaining(account));
  expect(list).not.toHaveTextContent(NONE);

  fireEvent.click(within(item).getByRole('button', { name: "I don't see it in my wallet" }));
  const quiet = within(list).getByRole('listitem');
  expect(quiet).toHaveTextContent('This may still be sent: Wrap 1.5 AVAX.');
  expect(within(quiet).queryByRole('button')).toBeNull();
  expect(list).not.toHaveTextContent(NONE);
});

test('TXN-28 a request that the wallet may still have is listed with its time', async () => {
  const asked = request();
  const list = await shown(asked);
  const time = formatTime(asked.addedTime, Date.now(), 'en').replaceAll('\u00a0', ' ');
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    `Unanswered in your wallet (${time}): Wrap 1.5 AVAX. It may still be sent.`,
  );
});

test('TXN-28 requests of other accounts and chains are not listed', async () => {
  const list = await shown(
    { ...request(), from: wavax, isPerhapsSent: true },
    { ...request(), chainId: 43113, addedTime: 1, isPerhapsSent: true },
  );
  expect(within(list).queryByRole('listitem')).toBeNull();
  expect(list).toHaveTextContent(NONE);
});

test('TXN-27 a transaction that was replaced unseen says so, and links to its account', async () => {
  const record: TransactionRecord = { ...request(), hash: keccak256('0x0c'), ending: 'replaced' };
  const list = await shown();
  act(() => addTransaction(record));
  const item = within(list).getByRole('listitem');
  expect(item).toHaveTextContent(
    'Replaced by another transaction. Check your account before sending again.',
  );
  expect(await accountLink(item)).toHaveAttribute('href', expect.stringContaining(account));
});
