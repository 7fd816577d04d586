import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useSettings } from '@/lib/site/settings/store';
import swap from '@/messages/en/swap.json';
import messages from '@/messages/en.json';
import { FoldedDetails } from './FoldedDetails';

function InEnglish({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={{ ...messages, swap }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

afterEach(() => useSettings.setState(useSettings.getInitialState()));

test('what is unfolded while the first figures come stays unfolded when they replace it', () => {
  const { rerender } = render(<FoldedDetails key="skeleton">…</FoldedDetails>, {
    wrapper: InEnglish,
  });
  fireEvent.click(screen.getByText('More details'));
  rerender(<FoldedDetails key="figures">0.5%</FoldedDetails>);
  expect(screen.getByText('0.5%')).toBeVisible();
  fireEvent.click(screen.getByText('More details'));
  expect(screen.getByText('0.5%')).not.toBeVisible();
});
