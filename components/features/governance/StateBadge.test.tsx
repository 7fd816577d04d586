import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import governance from '@/messages/en/governance.json';
import shared from '@/messages/en.json';
import { StateBadge } from './StateBadge';
import { tones } from './StateBadge.css';

test.each([
  ['pending', 'Pending', 'blue'],
  ['active', 'Active', 'blue'],
  ['succeeded', 'Succeeded', 'green'],
  ['executed', 'Executed', 'green'],
  ['defeated', 'Defeated', 'red'],
  ['queued', 'Queued', 'grey'],
  ['canceled', 'Canceled', 'grey'],
  ['expired', 'Expired', 'grey'],
  ['undetermined', 'Undetermined', 'grey'],
] as const)('GOV-08 the badge of a proposal that is %s says %s, in %s', (state, text, tone) => {
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, governance }} timeZone="UTC">
      <StateBadge state={state} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(text)).toHaveClass(tones[tone]);
});
