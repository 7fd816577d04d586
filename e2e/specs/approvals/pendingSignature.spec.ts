import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { reviewedRemoval } from '../../journeys/reviewedRemoval';
import { APPROVE } from '../../screen/approveExactly';

test(
  'APR-05 a second removal is signed only once the first one that was signed is confirmed',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    const remove = await reviewedRemoval(page, chains[43114], '25%');
    await remove.review.action('Approve with a signature').click();
    await expect(remove.review.action('Confirm removal')).toBeEnabled();
    await blocks.hold();
    await remove.review.action('Confirm removal').click();
    await expect(page.getByRole('dialog', { name: 'Transaction sent' })).toBeVisible();
    await page.keyboard.press('Escape');
    await remove.action('25%').click();
    await remove.action('Remove again').click();
    await expect(page.getByText('An earlier signature is in use.')).toBeVisible();
    await expect(remove.review.action(APPROVE)).toBeEnabled();
    await expect(remove.review.action('Approve with a signature')).toHaveCount(0);
    await blocks.mine();
    await expect(remove.review.action('Approve with a signature')).toBeEnabled();
  },
);
