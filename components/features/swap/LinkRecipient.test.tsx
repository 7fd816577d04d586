import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useReducer } from 'react';
import { amountOf } from '@/lib/base/amounts/amount';
import { prefilledForm } from '@/lib/features/swap/prefilledForm';
import { EMPTY_SWAP_FORM, reduceSwapForm } from '@/lib/features/swap/swapForm';
import { swapInputError } from '@/lib/features/swap/swapInputError';
import { useRecipient } from '@/lib/features/swap/useRecipient';
import { AVAX, PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import recipientMessages from '@/messages/en/recipient.json';
import shared from '@/messages/en.json';
import { LinkRecipient } from './LinkRecipient';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const amount = amountOf(AVAX, 5n);

/** The recipient of a link in an otherwise complete form, and what keeps it from a swap. */
function Linked({ text }: { text: string }) {
  const linked = prefilledForm(new URLSearchParams({ recipient: text })) ?? EMPTY_SWAP_FORM;
  const [form, dispatch] = useReducer(reduceSwapForm, { ...linked, typedValue: '5' });
  const recipient = useRecipient(form.recipient, PNG.address, undefined);
  const error = swapInputError({
    isConnected: true,
    decimalsProblem: undefined,
    form,
    input: AVAX,
    output: PNG,
    recipientStatus: recipient.status,
    typed: amount,
    spent: amount,
    balance: amount,
    feeTaking: undefined,
    unprobed: undefined,
  });
  return (
    <>
      <LinkRecipient swap={{ form, recipient, dispatch }} />
      <output aria-label="Verdict">{error?.type ?? 'can be swapped'}</output>
    </>
  );
}

function open(text: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider
        locale="en"
        messages={{ ...shared, recipient: recipientMessages }}
        timeZone="UTC"
      >
        <Linked text={text} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

test.each([
  ['friend', 'Enter an address'],
  ['<script>', 'Enter an address'],
  ['0x123', 'An address is 0x and 40 characters'],
  [FRIEND.replace('CdD', 'cdD'), 'Mistyped'],
  [`eth:${FRIEND}`, 'This address is for another network (Ethereum).'],
])(
  'SWP-02 the recipient %s of a link is shown with the reason, and nothing can be swapped',
  (text, reason) => {
    open(text);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(reason, { exact: false })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Verdict' })).toHaveTextContent('decideRecipient');
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.getByRole('status', { name: 'Verdict' })).toHaveTextContent('invalidRecipient');
  },
);

test('SWP-02 a valid recipient of a link can be swapped to once it is kept', () => {
  open(FRIEND);
  expect(screen.getByRole('status', { name: 'Verdict' })).toHaveTextContent('decideRecipient');
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('status', { name: 'Verdict' })).toHaveTextContent('can be swapped');
});
