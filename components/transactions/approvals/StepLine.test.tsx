import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { zeroAddress, zeroHash } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { announceOutcomeAtom, transactionPopupsAtom } from '@/lib/transactions/history/atoms';
import transactions from '@/messages/en/transactions.json';
import { DoneStep, StepLine } from './StepLine';

const [token = wrappedNative(43114)] = CATALOGUE[43114];
const summary = { type: 'approve', token, spender: zeroAddress } as const;

function show(content: ReactNode) {
  const store = createStore();
  render(
    <NextIntlClientProvider locale="en" messages={{ transactions }} timeZone="UTC">
      <Provider store={store}>{content}</Provider>
    </NextIntlClientProvider>,
  );
  return store;
}

test('TXN-25 an approval that a review shows as done has no popup', () => {
  const store = show(<DoneStep step={1} total={2} symbol="PNG" hash={zeroHash} />);
  const end = {
    chainId: 43114,
    hash: zeroHash,
    target: { type: 'tx', hash: zeroHash },
    outcome: 'confirmed',
    summary,
  } as const;
  store.set(announceOutcomeAtom, zeroHash, end);
  expect(store.get(transactionPopupsAtom)).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('PNG is approved');
});

test('a step says its place, what it does and why, and whether it is done, due or to come', () => {
  show(
    <>
      <DoneStep step={1} total={3} symbol="PNG" hash={undefined} />
      <StepLine step={2} total={3} state="now" title="Approve QI">
        Needed to spend it.
      </StepLine>
      <StepLine step={3} total={3} state="toCome" title="Confirm swap" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Done' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Not started' })).toBeVisible();
  const now = screen.getByRole('img', { name: 'Now' }).parentElement;
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(now).toHaveTextContent('Step 2 of 3: Approve QINeeded to spend it.');
});
