import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { WalletDialog } from '../../pages/WalletDialog';
import { accessibilityViolations } from '../../screen/axe';
import { LOGGED } from '../../screen/networkNotices';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';
import { CONNECT_METHODS, countOf } from '../../wallets/wallet';

const FAILED = 'Error connecting. Try refreshing the page.';

async function openDialog(page: Page): Promise<WalletDialog> {
  await page.goto('/swap/');
  await new Frame(page).connectButton.click();
  return new WalletDialog(page);
}

test(
  'WAL-06 WAL-11 a chosen wallet is waited for, with a spinner after 600 ms; Back returns to the wallets and ends the attempt',
  fullOnly(),
  async ({ page, wallet }) => {
    const wallets = await openDialog(page);
    const frame = new Frame(page);
    await wallet.act('hangNext', 'wallet_requestPermissions');
    await page.clock.install({ time: Date.now() });
    await page.clock.pauseAt(Date.now() + 1_000);
    await wallets.option('Demo wallet').click();
    const turning = () =>
      wallets.dialog.evaluate(
        (dialog) =>
          dialog
            .getAnimations({ subtree: true })
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
      );
    await expect(wallets.text('Confirm in Demo wallet.')).toBeVisible();
    await page.clock.runFor(599);
    expect(await turning()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(turning).toBe(1);
    await page.clock.resume();
    expect(await accessibilityViolations(page)).toEqual([]);

    await tabTo(page, wallets.back);
    await page.keyboard.press('Enter');
    await expect(wallets.option('Demo wallet')).toBeFocused();
    await wallets.option('Demo wallet').click();
    await expect(wallets.dialog).toBeHidden();
    await expect(frame.account(ACCOUNTS.demo)).toBeFocused();
    await wallet.act('release');
    await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
  },
);

for (const [way, leave] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the browser’s Back', (page: Page) => page.goBack()],
  ['Close', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
] as const)
  test(
    `WAL-06 NAV-35 ${way} ends an attempt that waits; accepted later it still connects`,
    fullOnly(),
    async ({ page, wallet }) => {
      const wallets = await openDialog(page);
      const frame = new Frame(page);
      await wallet.act('hangNext', 'wallet_requestPermissions');
      await wallets.option('Demo wallet').click();
      await expect(wallets.text(/^Confirm in /)).toBeVisible();
      await leave(page);
      await expect(wallets.dialog).toBeHidden();
      await expect(page).toHaveURL('/swap/');
      await expect(frame.connectButton).toBeFocused();
      await wallet.act('release');
      await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
    },
  );

test('WAL-06 ERR-14 a declined connection says so quietly, and connects at the second try by keyboard', async ({
  page,
  wallet,
}) => {
  const wallets = await openDialog(page);
  await wallet.act('rejectNext', 'wallet_requestPermissions');
  await tabTo(page, wallets.option('Demo wallet'));
  await page.keyboard.press('Enter');
  await expect(wallets.text('You declined. Nothing was connected.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(wallets.dialog).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await tabTo(page, wallets.tryAgain);
  await page.keyboard.press('Enter');
  await expect(wallets.dialog).toBeHidden();
  await expect(new Frame(page).account(ACCOUNTS.demo)).toBeFocused();
  expect(await countOf(wallet, ...CONNECT_METHODS)).toBe(2);
});

test(
  'WAL-06 ERR-13 ERR-14 any other failure says that it failed, and connects at the second try',
  fullOnly(),
  async ({ page, wallet }) => {
    const wallets = await openDialog(page);
    for (const method of CONNECT_METHODS)
      await wallet.act('rejectNext', method, -32603, 'The wallet is broken.');
    await wallets.option('Demo wallet').click();
    await expect(wallets.dialog.getByRole('alert')).toHaveText(FAILED);
    expect(await accessibilityViolations(page)).toEqual([]);
    await wallets.tryAgain.click();
    await expect(wallets.dialog).toBeHidden();
    await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
  },
);

test(
  'W05 a request that waits in the wallet is named; no second one is sent until a minute has passed',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(...LOGGED);
    await page.clock.install();
    const wallets = await openDialog(page);
    await wallet.act('rejectNext', 'wallet_requestPermissions', -32002, 'Already pending.');
    await wallets.option('Demo wallet').click();
    await expect(wallets.text('A request is waiting in your wallet.')).toBeVisible();
    await expect(wallets.tryAgain).toHaveCount(0);
    await wallets.back.click();
    await wallets.option('Demo wallet').click();
    await expect(wallets.text('A request is waiting in your wallet.')).toBeVisible();
    expect(await countOf(wallet, ...CONNECT_METHODS)).toBe(1);
    await page.clock.runFor(60_000);
    await wallets.tryAgain.click();
    await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
  },
);
