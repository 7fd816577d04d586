import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../fixtures';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const { chainId, explorer } of [
  { chainId: 43114, explorer: 'https://snowtrace.io' },
  { chainId: 43113, explorer: 'https://testnet.snowtrace.io' },
])
  test(`WAL-05 NAV-30 the account on ${chainId} shows its whole address with a mark of its own, copies it, and links to ${explorer}`, async ({
    page,
    wallet,
  }) => {
    await wallet.prepare({ chainId });
    const frame = new Frame(page);
    await new SwapPage(page).openConnected();
    await frame.account(ACCOUNTS.demo).click();
    const { accountDialog } = frame;
    const drawn = () => accountDialog.locator('path[shape-rendering]').getAttribute('d');
    const mark = await drawn();
    await accountDialog.getByRole('button', { name: `Copy address ${ACCOUNTS.demo}` }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ACCOUNTS.demo);
    await expect(
      accountDialog.getByRole('link', { name: 'View on explorer' }).first(),
    ).toHaveAttribute('href', `${explorer}/address/${ACCOUNTS.demo}`);
    await wallet.act('setAccount', ACCOUNTS.second);
    await expect(accountDialog).toContainText(ACCOUNTS.second);
    expect(await drawn()).not.toBe(mark);
  });
