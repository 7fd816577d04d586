import { act, screen, waitFor } from '@testing-library/react';
import { numberToHex } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
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
  ['canceled', /^Planned voting start$/, /^Planned voting end$/],
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

const TIME = 'getCurrentBlockTimestamp()';

test('GOV-25 RPC-42 the time left counts down, and ends with the vote', async () => {
  const wordOf = (time: bigint) => numberToHex(time, { size: 32 });
  const { endTime } = PROPOSAL;
  const { set, readAt } = await connectedScreen(
    <ProposalTimes proposal={PROPOSAL} />,
    { proposal: messages },
    { account, contracts: [[MULTICALL3_ADDRESS, TIME, wordOf(endTime - 7_300n)]] },
  );
  const isAt = async (block: bigint, time: bigint) => {
    set(MULTICALL3_ADDRESS, TIME, wordOf(time));
    await act(async () => readAt(block));
  };
  await waitFor(() => expect(document.body).toHaveTextContent(/\(in 2 hours\)/));
  await isAt(101n, endTime - 7_199n);
  await waitFor(() => expect(document.body).toHaveTextContent(/\(in 1 hour\)/));
  await isAt(102n, endTime - 600n);
  await waitFor(() => expect(document.body).toHaveTextContent(/\(in 10 minutes\)/));
  await isAt(103n, endTime);
  await waitFor(() => expect(screen.getByText(/^Voting ended/)).toBeVisible());
});

test('LNG-14 LNG-16 the times of a vote and the time left are written in the language of the page', async () => {
  const now = numberToHex(PROPOSAL.endTime - 7_300n, { size: 32 });
  await connectedScreen(
    <ProposalTimes proposal={PROPOSAL} />,
    { proposal: messages },
    { account, contracts: [[MULTICALL3_ADDRESS, TIME, now]], locale: 'de' },
  );
  await waitFor(() => expect(document.body).toHaveTextContent(/\(in 2 Stunden\)/));
  expect(document.body).toHaveTextContent(/13\. Sept\. 2020, \d\d:\d\d/);
  expect(document.body).toHaveTextContent(/15\. Nov\. 2023, \d\d:\d\d/);
});
