import { ACCOUNTS } from '@/devnet/accounts';
import { test } from '../../fixtures';
import { FarmPage } from '../../pages/FarmPage';
import { saveSettings } from '../../savedSettings';

for (const theme of ['dark', 'light'] as const)
  for (const width of [320, 375, 768, 1280])
    test(`look ${theme} ${width}`, async ({ page, wallet, problems }) => {
      problems.allow(/.*/);
      await page.setViewportSize({ width, height: 900 });
      await saveSettings(page, { userDarkMode: theme === 'dark' });
      await wallet.prepare({ account: ACCOUNTS.farmer, isConnected: true });
      const farm = new FarmPage(page);
      const shot = (name: string) =>
        page.screenshot({
          path: `/tmp/look/${name}-${theme}-${width}.png`,
          fullPage: name.startsWith('form'),
        });
      await farm.open(2);
      await farm.amount('deposit').fill('10');
      await page.waitForTimeout(2500);
      await shot('form');
      await farm.review(/^Review deposit/);
      await page.waitForTimeout(2500);
      await shot('deposit');
      await page.keyboard.press('Escape');
      await farm.choose('Withdraw');
      await page.waitForTimeout(500);
      await shot('form2');
      await farm.review(/^Review withdrawal/);
      await page.waitForTimeout(2500);
      await shot('withdraw');
      await page.keyboard.press('Escape');
      await farm.claimButton.click();
      await page.waitForTimeout(2500);
      await shot('claim');
    });
