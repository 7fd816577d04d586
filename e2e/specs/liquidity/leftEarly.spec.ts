import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { AddPage } from '../../pages/AddPage';
import { PoolPage } from '../../pages/PoolPage';

test(
  'LIQ-28 a pair that is created is listed, even when its screen is left before the transaction is mined',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    const keys = ['DAI.e', 'LINK.e'] as const;
    const [dai, link] = keys.map((key) => chains[43114].tokens[key].address);
    const add = new AddPage(page);
    // A LINK.e costs 15 dollars in its pool.
    await add.openApproved(`/create/${dai}/${link}/`, { amounts: ['75', '5'], symbols: keys });
    await blocks.hold();
    await add.review.confirmButton.click();
    await expect(add.review.dialog.getByRole('link', { name: 'View on explorer' })).toBeVisible();
    await page.goto('/pool/');
    await blocks.mine();
    await new PoolPage(page).expectPairs(['LINK.e / DAI.e']);
  },
);
