import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { account } from '@/lib/transactions/submit/testing/submission.setup';
import messages from '@/messages/en.json';
import { ReviewFlow } from './ReviewFlow';
import { useReviewSession } from './useReviewSession';

type FlowProps = { terms?: string; isShown?: boolean };

function Flow({ terms, isShown = true }: FlowProps) {
  const formStatus = useFormStatus('send', { chainId: 43114, account }, '1');
  const session = useReviewSession<string>({ chainId: 43114, form: '1', formStatus });
  return (
    <ReviewFlow
      {...{ session, formStatus, isShown }}
      label="Review"
      again="Review again"
      onReview={terms === undefined ? undefined : () => session.start(terms)}
    >
      {({ reviewed }) => <p>Dialog: {reviewed}</p>}
    </ReviewFlow>
  );
}

function Page({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

test('TXN-19 no review opens while something that it shows is unknown', () => {
  const { rerender } = render(<Flow />, { wrapper: Page });
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  rerender(<Flow terms="a removal" />);
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(screen.getByText(/Dialog/)).toHaveTextContent('Dialog: a removal');
});

test('TXN-19 an open review stays when there is nothing more to sign on the form', () => {
  const { rerender } = render(<Flow terms="a removal" />, { wrapper: Page });
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  rerender(<Flow isShown={false} />);
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  expect(screen.getByText(/Dialog/)).toHaveTextContent('Dialog: a removal');
});
