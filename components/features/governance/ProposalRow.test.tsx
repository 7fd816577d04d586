import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Proposal } from '@/lib/features/governance/proposal';
import governance from '@/messages/en/governance.json';
import shared from '@/messages/en.json';
import { ProposalRow } from './ProposalRow';

const PROPOSAL: Proposal = {
  id: 7n,
  proposer: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  state: 'defeated',
  startTime: 1_600_000_000n,
  endTime: 1_700_050_000n,
  startBlock: 0n,
  forVotes: 10n ** 18n,
  againstVotes: 2n * 10n ** 18n,
  eta: 0n,
};

test('LNG-19 a title that is written from right to left is apart from the figures of its proposal', () => {
  const creation = { status: 'found', creation: { description: '# הצעה 5\n' } };
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, governance }} timeZone="UTC">
      <ProposalRow proposal={PROPOSAL} creation={creation as never} />
    </NextIntlClientProvider>,
  );
  const isolates = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(isolates).toEqual(['הצעה 5']);
  expect(container).toHaveTextContent('7הצעה 5');
});
