import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderInGerman } from '@/components/testing/german.setup';
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

test('GOV-01 a row says which part of the votes is for its proposal, and nothing before the first vote', () => {
  const row = (votes: Partial<Proposal>) => {
    const creation = { status: 'found', creation: { description: '# Fees' } };
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={{ ...shared, governance }} timeZone="UTC">
        <ProposalRow proposal={{ ...PROPOSAL, ...votes }} creation={creation as never} />
      </NextIntlClientProvider>,
    );
    return container;
  };
  expect(row({})).toHaveTextContent('33% for');
  expect(row({ forVotes: 0n, againstVotes: 0n })).not.toHaveTextContent('% for');
});

test.each([
  ['pending', /13\. Sept\. 2020, \d\d:\d\d/],
  ['active', /15\. Nov\. 2023, \d\d:\d\d/],
  ['defeated', /15\. Nov\. 2023/],
] as const)(
  'LNG-14 LNG-16 the time of a vote that is %s is written as the language of the page does it',
  (state, time) => {
    const creation = { status: 'found', creation: { description: '# Fees' } };
    const { container } = renderInGerman(
      <ProposalRow proposal={{ ...PROPOSAL, state }} creation={creation as never} />,
      { governance },
    );
    expect(container).toHaveTextContent(time);
  },
);
