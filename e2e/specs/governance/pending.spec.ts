import { proposalId } from '@/devnet/governance/proposals';
import { expect, test } from '../../chain/manualMining';
import { GovernancePage } from '../../pages/GovernancePage';

// A plain host has no file for the address of one proposal.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('GOV-14 while a vote is pending neither vote is offered, because the second one would fail', async ({
  page,
  wallet,
  blocks,
}) => {
  await wallet.prepare({ isConnected: true });
  const governance = new GovernancePage(page);
  await governance.open(proposalId('voted'));
  await governance.openVoteReview('For');
  await blocks.hold();
  await governance.reviewed('Confirm “For” vote').click();
  await expect(governance.review.getByRole('link', { name: /explorer/i })).toBeVisible();
  await governance.close();
  await expect(governance.button('Vote pending')).toBeDisabled();
  await expect(governance.choices).toHaveCount(0);
  await page.reload();
  await expect(governance.button('Vote pending')).toBeDisabled();
  await blocks.mine();
  await expect(governance.ownVote).toContainText('votes for it');
});
