import { numberToHex } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import {
  currentVotes,
  receiptOf,
  stateOf,
  storedProposal,
} from '@/devnet/governance/governance.setup';
import { delegateAs, voteAs } from '@/devnet/governance/governanceActs';
import { PEOPLE } from '@/devnet/governance/people';
import { endVoting, passDelay } from '@/devnet/governance/proposalStates';
import { proposalId } from '@/devnet/governance/proposals';
import { WAITING_VALUE } from '@/devnet/governance/proposedCalls';
import { fullOnly } from '../../fullOnly';
import { GovernancePage } from '../../pages/GovernancePage';
import { accessibilityViolations } from '../../screen/axe';
import { consoleTexts } from '../../screen/consoleTexts';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';
import { countOf } from '../../wallets/wallet';

const { demo, second, farmer } = ACCOUNTS;
const SEND = 'eth_sendTransaction';

// A plain host has no file for the address of one proposal.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('GOV-12 GOV-14 a vote for is reviewed, signed and counted once, with the votes of the snapshot', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const id = proposalId('voted');
  const before = await storedProposal(chain, id);
  await wallet.prepare({ isConnected: true });
  const governance = new GovernancePage(page);
  await governance.open(id);
  await expect(governance.ownVote).toContainText(
    `from the snapshot at block ${before.startBlock.toLocaleString('en-US')}`,
  );
  // No side is preselected.
  await expect(governance.choices).toHaveCount(2);
  await expect(governance.ownVote.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(governance.button('Choose for or against')).toBeDisabled();
  await governance.openVoteReview('For');
  await expect(governance.review).toContainText("A vote can't be changed");
  await expect(governance.review).toContainText('Would succeed now. None of your tokens move.');
  expect(await accessibilityViolations(page)).toEqual([]);
  // What others do meanwhile changes the counts, not what was agreed.
  await voteAs(chain, PEOPLE.dia, { id, isFor: true });
  const others = (await receiptOf(chain, id, PEOPLE.dia)).votes;
  expect(others).toBeGreaterThan(0n);
  await governance.complete();
  await expect(governance.review.getByRole('link', { name: /explorer/i })).toBeVisible();
  await governance.close();
  const receipt = await receiptOf(chain, id, demo);
  expect(receipt).toMatchObject({ hasVoted: true, support: true });
  const after = await storedProposal(chain, id);
  expect(after.forVotes - before.forVotes - others).toBe(receipt.votes);
  await expect(governance.ownVote).toContainText('votes for it');
  await expect(governance.choices).toHaveCount(0);
});

test(
  'GOV-12 before anyone has voted, the current votes count, and the first vote sets the snapshot',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const id = proposalId('unvoted');
    await wallet.prepare({ isConnected: true });
    const governance = new GovernancePage(page);
    await governance.open(id);
    await expect(governance.ownVote).toContainText('The first vote sets the snapshot');
    await governance.openVoteReview('Against');
    await expect(governance.review).toContainText('If you vote first');
    await governance.complete();
    const { startBlock, againstVotes } = await storedProposal(chain, id);
    expect(startBlock).toBeGreaterThan(0n);
    expect(againstVotes).toBe((await receiptOf(chain, id, demo)).votes);
  },
);

test('GOV-11 GOV-12 GOV-13 an account without weight has no buttons, and sees why and what to do', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await wallet.prepare({ isConnected: true, account: second });
  const governance = new GovernancePage(page);
  await governance.open(proposalId('unvoted'));
  const unlock = governance.ownVote.getByRole('link', { name: 'Unlock voting' });
  await expect(unlock).toBeVisible();
  await expect(governance.ownVote).toContainText('nobody has voted yet');
  await expect(governance.choices).toHaveCount(0);
  // Votes that it received do not open the vote before its own PNG has a delegate.
  await delegateAs(chain, demo, second);
  await expect(governance.ownVote).toContainText('votes delegated to you then count');
  await expect(unlock).toBeVisible();
  await expect(governance.choices).toHaveCount(0);
  await governance.open(proposalId('voted'));
  await expect(governance.ownVote).toContainText('No votes at the snapshot');
  await expect(unlock).toBeVisible();
  await delegateAs(chain, demo, demo);
  await delegateAs(chain, second, PEOPLE.ada);
  await governance.open(proposalId('unvoted'));
  await expect(governance.ownVote).toContainText('PNG that you delegate now counts here');
  // Votes that are delegated after the snapshot do not count.
  await delegateAs(chain, second, second);
  expect(await currentVotes(chain, second)).toBeGreaterThan(0n);
  await governance.open(proposalId('voted'));
  await expect(governance.ownVote).toContainText('No votes at the snapshot, block');
  await expect(governance.choices).toHaveCount(0);
  // If nobody has voted they do, until the vote ends.
  await governance.open(proposalId('unvoted'));
  await expect(governance.choice('For')).toBeEnabled();
  await endVoting(chain, proposalId('unvoted'));
  await expect(governance.ownVote).toContainText('Voting has ended.');
  await expect(governance.choices).toHaveCount(0);
  await governance.open(proposalId('pending'));
  await expect(governance.ownVote).toContainText('Voting has not started.');
});

test(
  'GOV-12 a vote whose weight changes while it is reviewed is not sent',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const id = proposalId('unvoted');
    await wallet.prepare({ isConnected: true });
    const governance = new GovernancePage(page);
    await governance.open(id);
    await governance.openVoteReview('For');
    await delegateAs(chain, demo, PEOPLE.ada);
    await voteAs(chain, PEOPLE.ada, { id, isFor: true });
    await expect(governance.reviewed(/Review again/)).toBeDisabled();
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test('GOV-02 GOV-13 GOV-15 GOV-16 votes are unlocked, delegated to somebody else, and taken back', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await wallet.prepare({ isConnected: true, account: second });
  const governance = new GovernancePage(page);
  await governance.openList();
  await expect(governance.figure(governance.votes, 'Delegated to')).toContainText('Nobody');
  const exact = (term: string) => governance.exact(governance.figure(governance.votes, term));
  expect(await exact('Votes')).toBe('0 PNG');
  expect(await exact('PNG in your wallet')).toBe('50 PNG');
  await governance.button('Unlock voting').click();
  await governance.openReview('Review delegation');
  await expect(governance.review).toContainText(second);
  await governance.complete();
  await governance.close();
  await expect(governance.figure(governance.votes, 'Delegated to')).toContainText('Yourself');
  const own = await currentVotes(chain, second);
  expect(own).toBeGreaterThan(0n);

  await governance.button('Change').click();
  await expect(governance.button('Already your delegate')).toBeDisabled();
  await governance.votes.getByLabel('To someone else').check();
  await expect(governance.button('Enter an address')).toBeDisabled();
  const field = governance.votes.getByRole('textbox');
  await field.fill('0x1234');
  await expect(governance.button("You can't delegate to this address")).toBeDisabled();
  await field.fill('nobody.eth');
  await expect(governance.button("You can't delegate to this address")).toBeDisabled();
  // The name of this account, to which the votes go already.
  await field.fill('both.eth');
  await expect(governance.button('Already your delegate')).toBeDisabled();
  await field.fill(farmer);
  const before = await currentVotes(chain, farmer);
  await governance.openReview('Review delegation');
  await governance.complete();
  await governance.close();
  expect((await currentVotes(chain, farmer)) - before).toBe(own);
  const delegate = governance.figure(governance.votes, 'Delegated to');
  await expect(delegate.getByRole('link')).toHaveAttribute('href', new RegExp(farmer, 'i'));

  await governance.button('Change').click();
  await governance.openReview('Review delegation');
  await governance.complete();
  expect(await currentVotes(chain, second)).toBe(own);
});

test('GOV-22 a proposal that succeeded is queued and, once its time has come, executed', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const id = proposalId('succeeded');
  await wallet.prepare({ isConnected: true });
  const governance = new GovernancePage(page);
  await governance.open(id);
  await governance.openReview('Queue');
  await governance.complete();
  await governance.close();
  expect(await stateOf(chain, id)).toBe('queued');
  await expect(governance.main).toContainText('Executable from');
  await expect(governance.button('Execute')).toBeDisabled();
  await expect(governance.figure(governance.main, 'Expires')).toContainText('(in ');
  await passDelay(chain, id);
  await governance.openReview('Execute');
  await governance.complete();
  // The dialog stays although there is nothing left to execute.
  await expect(governance.review.getByRole('link', { name: /explorer/i })).toBeVisible();
  await governance.close();
  expect(await stateOf(chain, id)).toBe('executed');
  await expect(governance.main.locator('[data-tone]')).toHaveText('Executed');
});

test(
  'GOV-22 executing a proposal sends the AVAX of its calls, which the review shows',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const id = proposalId('waiting');
    await passDelay(chain, id);
    await wallet.prepare({ isConnected: true });
    const governance = new GovernancePage(page);
    await governance.open(id);
    await governance.openReview('Execute');
    await expect(governance.review).toContainText('AVAX you send with its calls');
    await governance.complete();
    const sent = (await wallet.requests()).find(({ method }) => method === SEND);
    expect(sent?.params).toMatchObject([{ value: numberToHex(WAITING_VALUE) }]);
    expect(await stateOf(chain, id)).toBe('executed');
  },
);

test('GOV-22 GOV-23 a queued proposal that would fail is refused in its review', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true });
  const governance = new GovernancePage(page);
  await governance.open(proposalId('reverting'));
  // Before the review, with the contract's own reason.
  // Next to the action that it concerns.
  const section = page.getByRole('region', { name: 'Execute this proposal' });
  await expect(section.getByRole('status').first()).toContainText(
    /can't be executed: call 1 would fail now \(.*exceeds balance\)/,
  );
  await governance.openReview('Execute');
  await expect(governance.review).toContainText('Community treasury: transfer 900,000,000 PNG');
  await expect(governance.review).toContainText('This transaction would fail');
  await expect(governance.reviewed(/would fail/i)).toBeDisabled();
  expect(await countOf(wallet, SEND)).toBe(0);
});

test(
  'ERR-50 a vote that is declined, or fails and is logged, leads back to its review',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*out of order/);
    const logged = consoleTexts(page);
    await wallet.prepare({ isConnected: true });
    const governance = new GovernancePage(page);
    await governance.open(proposalId('voted'));
    await governance.openVoteReview('For');
    await wallet.act('rejectNext', SEND);
    await governance.reviewed('Confirm “For” vote').click();
    await expect(governance.review.getByText(DECLINED)).toBeVisible();
    await wallet.act('rejectNext', SEND, -32602, 'out of order');
    await governance.reviewed('Confirm “For” vote').click();
    await expect(governance.review.getByRole('alert')).toContainText('out of order');
    expect(logged.join()).toContain('out of order');
    await governance.reviewed('Back to review').click();
    await expect(governance.reviewed('Confirm “For” vote')).toBeEnabled();
    await voteAs(chains[43114], demo, { id: proposalId('voted'), isFor: true });
    await expect(governance.reviewed('Already voted')).toBeDisabled();
  },
);

test('ERR-50 a delegation that fails is logged, and leads back to its review', async ({
  page,
  wallet,
  problems,
}) => {
  problems.allow(/console: .*out of order/);
  const logged = consoleTexts(page);
  await wallet.prepare({ isConnected: true, account: second });
  const governance = new GovernancePage(page);
  await governance.openList();
  await governance.button('Unlock voting').click();
  await governance.openReview('Review delegation');
  await wallet.act('rejectNext', SEND, -32602, 'out of order');
  await governance.reviewed('Confirm delegation').click();
  await expect(governance.review.getByRole('alert')).toContainText('out of order');
  expect(logged.join()).toContain('out of order');
  await governance.reviewed('Back to review').click();
  await expect(governance.reviewed('Confirm delegation')).toBeEnabled();
});
