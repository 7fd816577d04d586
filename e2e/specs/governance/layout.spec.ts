import { PROPOSAL_NAMES, proposalId } from '@/devnet/governance/proposals';
import { fullOnly } from '../../fullOnly';
import { GovernancePage } from '../../pages/GovernancePage';
import { expectFits } from '../../screen/expectFits';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';

/** Proposals with an open vote, with calls that can't be decoded, and with a hostile text. */
const SHOWN = ['voted', 'ignored', 'canceled'] as const;

const LOOKS = [
  [320, 'dark'],
  [1280, 'light'],
  [320, 'light'],
  [375, 'dark'],
  [375, 'light'],
  [768, 'dark'],
  [768, 'light'],
  [1280, 'dark'],
] as const;

// A plain host has no file for the address of one proposal.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

for (const [index, [width, colorScheme]] of LOOKS.entries()) {
  test(`GOV-01 GOV-09 GOV-14 at ${width} px, ${colorScheme}, proposals are read and voted on by keyboard, pass axe, and nothing is cut off`, {
    ...fullOnly(index > 0),
  }, async ({ page, wallet }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    await wallet.prepare({ isConnected: true });
    const governance = new GovernancePage(page);
    await governance.openList();
    await expect(governance.rows).toHaveCount(PROPOSAL_NAMES.length);
    await expect(governance.figure(governance.votes, 'Delegated to')).toContainText('Yourself');
    await expectFits(page);
    await tabTo(page, governance.button('Change'));
    await page.keyboard.press('Enter');
    await tabTo(page, governance.votes.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    await expect(governance.votes.getByRole('textbox')).toBeVisible();
    await expectFits(page);

    for (const name of SHOWN) {
      await governance.open(proposalId(name));
      await expect(governance.calls.getByRole('listitem').first()).toBeVisible();
      await expect(governance.main.getByRole('status')).toHaveCount(0);
      await expectFits(page);
    }

    await governance.open(proposalId('voted'));
    await expect(governance.choice('Against')).toBeEnabled();
    await page.getByRole('main').focus();
    await expect(governance.button('Choose for or against')).toBeDisabled();
    await tabTo(page, governance.choice('For'));
    await page.keyboard.press('ArrowDown');
    await expect(governance.choice('Against')).toBeChecked();
    await tabTo(page, governance.button('Review vote'));
    await page.keyboard.press('Enter');
    await tabTo(page, governance.reviewed('Confirm “Against” vote'));
    await expectFits(page);
    await page.keyboard.press('Enter');
    await expect(governance.outcome('Confirmed')).toBeVisible();
    await expectFits(page);
    await governance.close();
    await expect(governance.ownVote).toContainText('votes against it');
  });
}
