import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { AirdropPage } from '../../pages/AirdropPage';
import { expectFits } from '../../screen/expectFits';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';

const { second } = ACCOUNTS;

for (const width of [320, 1280]) {
  test(
    `AIR-05 AIR-10 at ${width} px the airdrop is claimed and an address checked by keyboard, passes axe, and nothing is cut off`,
    fullOnly(width > 320),
    async ({ page, wallet }) => {
      await wallet.prepare({ isConnected: true });
      await page.setViewportSize({ width, height: 700 });
      const airdrop = new AirdropPage(page);
      await airdrop.open();
      await tabTo(page, airdrop.checkedAddress);
      await page.keyboard.type(second);
      await expect(airdrop.points.nth(4)).toContainText('Insufficient UNI or SUSHI balance');
      await expectFits(page);

      await page.getByRole('main').focus();
      await tabTo(page, airdrop.action('Claim 1,234 PNG'));
      await page.keyboard.press('Enter');
      await tabTo(page, airdrop.reviewed('Confirm claim'));
      await expectFits(page);
      await page.keyboard.press('Enter');
      await expect(airdrop.outcome('Confirmed')).toBeVisible();
      await airdrop.close();
      await expect(airdrop.card).toContainText('This account has claimed 1,234 PNG');
      await tabTo(page, airdrop.card.getByRole('link', { name: 'Delegate your votes' }));
      await expectFits(page);
      await wallet.act('setAccount', second);
      await expect(airdrop.action('You need one whole UNI or SUSHI')).toBeVisible();
      // A figure that has the focus shows its digits twice.
      await page.getByRole('main').focus();
      await expectFits(page);
    },
  );
}
