import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import type { MovedRates } from '@/lib/features/migration/movedRates';
import migration from '@/messages/en/migration.json';
import rewards from '@/messages/en/rewards.json';
import shared from '@/messages/en.json';
import { LowerRateGate } from './LowerRateGate';

const E18 = 10n ** 18n;
const weekly = (whole: bigint) => ({ numerator: whole * E18, denominator: 604_800n });
const LOWER = { now: weekly(20n), after: weekly(15n) };
const SAME = { now: weekly(20n), after: weekly(20n) };

function gate(rates: MovedRates | undefined) {
  return (
    <NextIntlClientProvider locale="en" messages={{ ...shared, migration, rewards }}>
      <LowerRateGate
        rates={rates}
        rewardToken={pngToken(43114)}
        version="2"
        keep={<button type="button">Keep it</button>}
      >
        <button type="button">Review withdrawal</button>
      </LowerRateGate>
    </NextIntlClientProvider>
  );
}

/** The buttons that can be pressed, without the amounts of the notice, which copy themselves. */
const buttons = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.closest('[role=status]') === null)
    .map((button) => button.textContent);

test('MIG-26 a lower rate is shown first, in PNG a week and percent, and the button that confirms it is the second', () => {
  render(gate(LOWER));
  expect(screen.getByRole('status')).toHaveTextContent('You would earn 25.00% less');
  expect(screen.getByRole('status')).toHaveTextContent('less in version 2');
  expect(screen.getByRole('status')).toHaveTextContent('20 → 15 PNG per week');
  expect(buttons()).toEqual(['Keep it', 'Migrate anyway']);
  fireEvent.click(screen.getByText('Migrate anyway'));
  expect(buttons()).toEqual(['Review withdrawal']);
  expect(screen.getByRole('status')).toHaveTextContent('You would earn 25.00% less');
  expect(document.activeElement).toContainElement(screen.getByText('Review withdrawal'));
  expect(document.activeElement).not.toBe(document.body);
});

test('MIG-26 at the same rate no question is asked, and a rate that falls later does not take the form away', () => {
  const { rerender } = render(gate(undefined));
  expect(buttons()).toEqual(['Review withdrawal']);
  rerender(gate(SAME));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(gate(LOWER));
  expect(screen.getByRole('status')).toHaveTextContent('You would earn 25.00% less');
  expect(buttons()).toEqual(['Review withdrawal']);
});
