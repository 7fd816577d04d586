import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Address } from 'viem';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import type { RecipientKind } from '@/lib/transactions/recipientVerdict/recipientKind';
import recipientVerdict from '@/messages/en/recipientVerdict.json';
import { RecipientKindNotice } from './RecipientKindNotice';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

function show(kind: RecipientKind | undefined, isKnown: boolean, address: Address = FRIEND) {
  return render(
    <NextIntlClientProvider locale="en" messages={{ recipientVerdict }} timeZone="UTC">
      <RecipientKindNotice kind={kind} address={address} isKnown={isKnown} />
    </NextIntlClientProvider>,
  );
}

test.each(['token', 'pool', 'farm'] as const)(
  'PNL-14 a recipient that is a %s is an error, even one that was sent to before',
  (kind) => {
    show(kind, true);
    expect(screen.getByRole('alert')).toHaveTextContent(recipientVerdict.kinds[kind]);
  },
);

test('PNL-14 any other recipient gets a note without an alarm', () => {
  show('contract', false);
  expect(screen.getByRole('status')).toHaveTextContent(recipientVerdict.kinds.contract);
});

test('PNL-14 WAVAX of either network has a sentence of its own', () => {
  show('token', false, wrappedNative(43113).address);
  expect(screen.getByRole('alert')).toHaveTextContent(recipientVerdict.kinds.wavax);
});
