import { ACCOUNTS } from '@/devnet/accounts';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations } from '../../screen/axe';
import { expectFits } from '../../screen/expectFits';
import { scannedText } from '../../screen/scannedText';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';

test('PTF-07 the address of the account is scanned and copied as it is, by the keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = new Frame(page);
  await new SwapPage(page).openConnected();
  await frame.account(ACCOUNTS.demo).click();
  const opener = frame.accountDialog.getByRole('button', { name: 'Receive' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Receive' });
  await expect(dialog).toContainText(ACCOUNTS.demo);
  const code = dialog.getByRole('img', { name: 'QR code of the address' });
  expect(await scannedText(code)).toBe(ACCOUNTS.demo);
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ACCOUNTS.demo);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
