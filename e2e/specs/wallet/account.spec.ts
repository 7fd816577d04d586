import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const [index, { chainId, explorer }] of [
  { chainId: 43114, explorer: 'https://snowtrace.io' },
  { chainId: 43113, explorer: 'https://testnet.snowtrace.io' },
].entries())
  test(
    `WAL-05 NAV-30 the account on ${chainId} has its whole address on demand with a mark of its own, copies it, and links to ${explorer}`,
    fullOnly(index > 0),
    async ({ page, wallet }) => {
      await wallet.prepare({ chainId });
      const frame = new Frame(page);
      await new SwapPage(page).openConnected();
      await frame.account(ACCOUNTS.demo).click();
      const { accountDialog } = frame;
      const drawn = () => accountDialog.locator('path[shape-rendering]').getAttribute('d');
      const mark = await drawn();
      await accountDialog.getByRole('button', { name: `Copy address ${ACCOUNTS.demo}` }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toBe(ACCOUNTS.demo);
      await expect(accountDialog).toContainText('0x709979…dc79C8');
      // The tip, which the focus shows.
      await expect(accountDialog).toContainText(ACCOUNTS.demo);
      await expect(
        accountDialog.getByRole('link', { name: 'View on explorer' }).first(),
      ).toHaveAttribute('href', `${explorer}/address/${ACCOUNTS.demo}`);
      await wallet.act('setAccount', ACCOUNTS.second);
      const copy = accountDialog.getByRole('button', { name: `Copy address ${ACCOUNTS.second}` });
      await expect(copy).toBeVisible();
      expect(await drawn()).not.toBe(mark);
    },
  );

test('NAV-37 one press reaches the AVAX and PNG balances at every width', async ({ page }) => {
  const frame = new Frame(page);
  await new SwapPage(page).openConnected();
  const figure = (term: string) =>
    frame.accountDialog.locator('dl > div').filter({ hasText: term });
  for (const width of [320, 375, 720, 959, 960, 1279, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await frame.account(ACCOUNTS.demo).click();
    await expect(figure('AVAX balance')).toContainText(/\d\sAVAX/);
    await expect(figure('PNG balance')).toContainText(/\d\.\d\d\sPNG/);
    await page.keyboard.press('Escape');
    await expect(frame.accountDialog).toBeHidden();
  }
});
