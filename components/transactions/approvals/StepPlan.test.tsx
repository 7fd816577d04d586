import { render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { zeroAddress, zeroHash } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { announceOutcomeAtom, transactionPopupsAtom } from '@/lib/transactions/history/atoms';
import approvals from '@/messages/en/approvals.json';
import transactions from '@/messages/en/transactions.json';
import { StepPlan } from './StepPlan';

const [token = wrappedNative(43114)] = CATALOGUE[43114];
const summary = { type: 'approve', token, spender: zeroAddress } as const;
const PNG = { kind: 'approve', symbol: 'PNG', isDone: true, hash: zeroHash } as const;
const QI = { kind: 'approve', symbol: 'QI', isDone: false, hash: undefined } as const;

function show(content: ReactNode) {
  const store = createStore();
  render(
    <NextIntlClientProvider locale="en" messages={{ approvals, transactions }} timeZone="UTC">
      <Provider store={store}>{content}</Provider>
    </NextIntlClientProvider>,
  );
  return store;
}

test('TXN-25 an approval that a review shows as done has no popup', async () => {
  const store = show(<StepPlan steps={[PNG]} last="Confirm swap" />);
  expect(await screen.findByRole('status')).toHaveTextContent('PNG approved');
  const end = {
    chainId: 43114,
    hash: zeroHash,
    target: { type: 'tx', hash: zeroHash },
    outcome: 'confirmed',
    summary,
  } as const;
  store.set(announceOutcomeAtom, zeroHash, end);
  expect(store.get(transactionPopupsAtom)).toEqual([]);
});

test('a plan says the place of each step, what it does, and whether it is done, due or to come', async () => {
  show(<StepPlan steps={[PNG, QI]} last="Confirm swap" />);
  const steps = await screen.findAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Step 1 of 3: PNG approved',
    'Step 2 of 3: Approve QI',
    'Step 3 of 3: Confirm swap',
  ]);
  const marks = steps.map((step) => within(step).getByRole('img').getAttribute('aria-label'));
  expect(marks).toEqual(['Done', 'Now', 'Not started']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('its own transaction is due once every approval is given', async () => {
  show(<StepPlan steps={[PNG]} last="Confirm swap" />);
  const steps = await screen.findAllByRole('listitem');
  expect(steps.at(-1)).toHaveAttribute('aria-current', 'step');
});
