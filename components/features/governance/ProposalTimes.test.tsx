import { screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import type { Proposal } from '@/lib/features/governance/proposal';
import messages from '@/messages/en/proposal.json';
import { ProposalTimes } from './ProposalTimes';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PROPOSAL: Proposal = {
  id: 7n,
  proposer: account,
  state: 'active',
  startTime: 1_600_000_000n,
  endTime: 1_700_050_000n,
  startBlock: 0n,
  forVotes: 0n,
  againstVotes: 0n,
  eta: 1_800_000_000n,
};

test.each([
  ['pending', /^Voting start/, /^Voting end/],
  ['active', /^Voting start/, /^Voting end/],
  ['canceled', /^Planned start of voting$/, /^Planned end of voting$/],
  ['defeated', /^Voting start/, /^Voting end/],
  ['succeeded', /^Voting start/, /^Voting end/],
  ['queued', /^Voting start/, /^Voting end/],
  ['expired', /^Voting start/, /^Voting end/],
  ['executed', /^Voting start/, /^Voting end/],
  ['undetermined', /^Voting start/, /^Voting end/],
] as const)(
  'GOV-25 a proposal that is %s shows when its vote starts and ends',
  async (state, start, end) => {
    await connectedScreen(
      <ProposalTimes proposal={{ ...PROPOSAL, state }} />,
      { proposal: messages },
      { account },
    );
    const factOf = (term: RegExp) =>
      screen.getAllByRole('term').find((each) => term.test(each.textContent ?? ''))?.nextSibling;
    expect(factOf(start)).toHaveTextContent(/Sep(tember)? 13,? 2020/);
    expect(factOf(end)).toHaveTextContent(/Nov(ember)? 15,? 2023/);
  },
);
