import 'fake-indexeddb/auto';
import { fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { numberToHex, parseEther, zeroHash } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { keepImported, readAllKept } from '@/lib/transactions/activity/storeActions';
import { useClearActivity } from '@/lib/transactions/activity/useClearActivity';
import { useTransactions } from '@/lib/transactions/history/store';
import {
  pending as approval,
  receipt,
  token,
} from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import type { Answers } from '@/lib/transactions/submit/testing/fakeWallet.setup';
import { account } from '@/lib/transactions/submit/testing/submission.setup';
import shared from '@/messages/en.json';
import { ActivityDialog } from './ActivityDialog';

const DAY_MS = 24 * 60 * 60 * 1000;

// jsdom has none. What is written is JSON in any case.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const clearActivity = (chainId: ChainId) => renderHook(useClearActivity).result.current(chainId);

const { open } = indexedDB;

beforeEach(async () => {
  indexedDB.open = open;
  // jsdom lays nothing out: a screen of ten rows.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  localStorage.clear();
  useTransactions.persist.rehydrate();
  useTransactions.setState(useTransactions.getInitialState());
  clearActivity(43114);
});

afterEach(() => jest.restoreAllMocks());

function wrap(n: number, own: Partial<TransactionRecord> = {}): TransactionRecord {
  return {
    ...approval,
    from: account,
    hash: numberToHex(n, { size: 32 }),
    summary: {
      type: 'wrap',
      amount: { currency: nativeCurrency(43114), raw: parseEther(String(n)) },
    },
    receipt,
    addedTime: Date.now() - n * 1000,
    ...own,
  };
}

async function shown(records: readonly TransactionRecord[], node: Answers = {}) {
  useTransactions.setState({ records, cleared: [] });
  const { wrapper } = await connectedPage(() => undefined, { account, node });
  render(
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <ActivityDialog chainId={43114} account={account} onClose={() => undefined} />
    </NextIntlClientProvider>,
    { wrapper },
  );
  return screen.findByRole('dialog', { name: 'All activity' });
}

const statusOf = (dialog: HTMLElement) => within(dialog).getAllByRole('status')[0];

test('ACT-01 ACT-05 it lists what this device has kept, by day, the pending ones first', async () => {
  await keepImported([wrap(3, { addedTime: Date.now() - 40 * DAY_MS })]);
  const { receipt: _none, ...waiting } = wrap(2, { addedTime: Date.now() });
  const dialog = await shown([wrap(1), waiting]);
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('3 transactions'));
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map((each) => each.textContent)).toEqual([
    'Pending',
    expect.stringContaining('Wrap 2 AVAX'),
    'Today',
    expect.stringContaining('Wrapped 1 AVAX'),
    expect.stringMatching(/,\s20\d\d\s\(\w+\)$/),
    expect.stringContaining('Wrapped 3 AVAX'),
  ]);
});

test('ACT-04 it is searched by text, kind and token, and says when nothing matches', async () => {
  const dialog = await shown([wrap(1), { ...approval, receipt, from: account }]);
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('2 transactions'));
  const search = within(dialog).getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'png' } });
  expect(statusOf(dialog)).toHaveTextContent('1 transaction');
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Kind' }), {
    target: { value: 'wrap' },
  });
  expect(statusOf(dialog)).toHaveTextContent('No transaction matches.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show all' }));
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Token' }), {
    target: { value: token.address },
  });
  expect(statusOf(dialog)).toHaveTextContent('1 transaction');
});

test('ACT-01 thousands are listed, and few rendered', async () => {
  const dialog = await shown(Array.from({ length: 3_000 }, (_, n) => wrap(n + 1)));
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('3,000 transactions'));
  expect(within(dialog).getAllByRole('listitem').length).toBeLessThan(30);
});

test('ACT-02 what is cleared leaves the open list', async () => {
  await keepImported([wrap(2)]);
  const dialog = await shown([wrap(1)]);
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('2 transactions'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clear all' }));
  expect(statusOf(dialog)).toHaveTextContent('2 transactions');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clear for good?' }));
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('No transactions yet.'));
});

test('ACT-02 older ones are cleared and leave the open list if the history has none', async () => {
  await keepImported([wrap(2)]);
  const dialog = await shown([]);
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('1 transaction'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clear all' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clear for good?' }));
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('No transactions yet.'));
});

test('ACT-03 a record whose time is no date is left out', async () => {
  const dialog = await shown([wrap(1, { addedTime: 1e300 }), wrap(2)]);
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('1 transaction'));
  expect(dialog).toHaveTextContent('Wrapped 2 AVAX');
});

test('ACT-03 a database that fails costs only older ones, and the list says so', async () => {
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closing', 'InvalidStateError');
  });
  const dialog = await shown([wrap(1)]);
  await waitFor(() =>
    expect(statusOf(dialog)).toHaveTextContent("This device can't read older transactions now."),
  );
  expect(dialog).toHaveTextContent('Wrapped 1 AVAX');
});

test('ACT-07 a row opens to what its review stated and what became of it', async () => {
  const avax = nativeCurrency(43114);
  const dialog = await shown([
    wrap(1, {
      summary: {
        type: 'swap',
        input: { currency: avax, raw: parseEther('1') },
        output: { currency: token, raw: parseEther('20') },
      },
      limits: { input: parseEther('1'), output: parseEther('19') },
      moved: { input: parseEther('1'), output: parseEther('19.5') },
      feeForecast: 2_000_000_000_000_000n,
      fee: 1_000_000_000_000_000n,
      sentBlock: 10n,
    }),
  ]);
  const opener = within(dialog).getByRole('button', { name: /^Details: Swapped 1 AVAX/ });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const facts = () =>
    [...dialog.querySelectorAll('dl > div')].map((each) =>
      [...each.children].map((part) => part.textContent?.replaceAll('\u00a0', ' ')),
    );
  expect(facts().slice(0, -1)).toEqual([
    ['Estimated', expect.stringContaining('1 AVAX')],
    ['Paid', expect.stringContaining('1 AVAX')],
    ['Estimated', expect.stringContaining('20 PNG')],
    ['At least', expect.stringContaining('19 PNG')],
    ['Received', expect.stringContaining('19.5 PNG')],
    ['Network fee estimated', expect.stringContaining('0.002 AVAX')],
    ['Network fee paid', expect.stringContaining('0.001 AVAX')],
    ['Confirmed after', '2 blocks'],
  ]);
});

test('ACT-07 of a record of an earlier version it says what was not recorded', async () => {
  const dialog = await shown([wrap(1)]);
  fireEvent.click(within(dialog).getByRole('button', { name: /^Details/ }));
  expect(within(dialog).getAllByText('Not recorded')).toHaveLength(2);
});

const SWAP: Partial<TransactionRecord> = {
  summary: {
    type: 'swap',
    input: { currency: nativeCurrency(43114), raw: parseEther('1') },
    output: { currency: token, raw: parseEther('20') },
  },
};

test('MKT-02 the trades around a recent swap are looked for when it is opened, and if they are not known, again on demand', async () => {
  let asked = 0;
  const node = {
    eth_getTransactionReceipt: () => {
      asked += 1;
      return null;
    },
  };
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const dialog = await shown([wrap(1, SWAP)], node);
  const unknown = "The network can't show now whether someone swapped";
  expect(dialog).not.toHaveTextContent(unknown);
  fireEvent.click(within(dialog).getByRole('button', { name: /^Details: Swapped/ }));
  await waitFor(() => expect(dialog).toHaveTextContent(unknown));
  const before = asked;
  expect(before).toBeGreaterThan(0);
  fireEvent.click(
    within(dialog).getByRole('button', { name: 'Check for swaps right before and after' }),
  );
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  await waitFor(() => expect(dialog).toHaveTextContent(unknown));
});

test('MKT-02 the trades around an older swap are looked for on demand, and not around a wrap', async () => {
  const node = { eth_getTransactionReceipt: () => null };
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const dialog = await shown(
    [wrap(1), wrap(2, { ...SWAP, addedTime: Date.now() - 2 * DAY_MS })],
    node,
  );
  fireEvent.click(within(dialog).getByRole('button', { name: /^Details: Wrapped/ }));
  expect(
    within(dialog).queryByRole('button', { name: 'Check for swaps right before and after' }),
  ).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: /^Details: Swapped/ }));
  const check = within(dialog).getByRole('button', {
    name: 'Check for swaps right before and after',
  });
  expect(dialog).not.toHaveTextContent("can't show now");
  fireEvent.click(check);
  await waitFor(() => expect(dialog).toHaveTextContent("can't show now"));
});

/** What a node answers about a transaction of this sender. */
const knowing = (from: string): Answers => ({
  eth_blockNumber: () => '0x64',
  eth_getTransactionByHash: ([hash]) => ({
    ...{ hash, from, to: token.address, value: '0x0', input: '0x01', nonce: '0x1', gas: '0x1' },
    ...{ type: '0x0' },
  }),
  eth_getTransactionReceipt: ([transactionHash]) => ({
    ...{ transactionHash, from, to: token.address, blockHash: zeroHash, blockNumber: '0x63' },
    ...{ contractAddress: null, transactionIndex: '0x0', status: '0x1', logs: [] },
  }),
});

async function paste(dialog: HTMLElement, hash: string) {
  await waitFor(() => expect(statusOf(dialog)).not.toHaveTextContent('Loading'));
  fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: hash } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add this transaction' }));
}

test('ACT-09 a pasted hash adds a transaction that the account sent from elsewhere, once', async () => {
  const dialog = await shown([], knowing(account));
  const hash = numberToHex(0xab, { size: 32 });
  await paste(dialog, hash);
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('1 transaction'));
  expect(dialog).toHaveTextContent('Call to 0x6078…A982');
  expect(within(dialog).queryByRole('button', { name: 'Add this transaction' })).toBeNull();
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Kind' }), {
    target: { value: 'send' },
  });
  expect(statusOf(dialog)).toHaveTextContent('No transaction matches.');
  expect(within(dialog).queryByRole('button', { name: 'Add this transaction' })).toBeNull();
  expect(useTransactions.getState().records).toEqual([]);
});

test("ACT-09 a pasted hash of someone else's transaction says so in place", async () => {
  const dialog = await shown([], knowing(token.address));
  await paste(dialog, numberToHex(0xac, { size: 32 }));
  const foreign = 'Sent by another account. Only your own can be added.';
  await waitFor(() => expect(dialog).toHaveTextContent(foreign));
  expect(await readAllKept()).toEqual([]);
});
