import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import {
  MissingDepositAmountError,
  NoDepositAccountError,
} from '@/lib/exchange/rewards/actions/depositTerms';
import { MissingApprovalError } from '@/lib/transactions/approvals/assertApproved';
import signErrors from '@/messages/en/signErrors.json';
import shared from '@/messages/en.json';
import { useErrorText } from './useErrorText';

function InEnglish({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={{ ...shared, signErrors }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

// A last guard: a screen offers no deposit without these.
test.each([
  [
    'account',
    new NoDepositAccountError(),
    'Missing dependencies: no wallet responds. Reconnect, or use another wallet.',
  ],
  ['amount', new MissingDepositAmountError(), 'Missing liquidity amount. Enter an amount.'],
  [
    'approval',
    new MissingApprovalError('stake'),
    'Attempting to stake without approval or a signature. Please contact support.',
  ],
] as const)('ERR-53 ERR-54 ERR-55 a deposit without %s has its own text', (_part, error, text) => {
  const { result } = renderHook(useErrorText, { wrapper: InEnglish });
  expect(result.current(error)).toBe(text);
});
