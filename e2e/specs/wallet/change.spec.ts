import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { openWallets } from '../../journeys/realExchange';
import { Frame } from '../../pages/Frame';
import type { WalletDialog } from '../../pages/WalletDialog';
import { accessibilityViolations } from '../../screen/axe';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';
import { announceWallet, type WalletUser } from '../../wallets/announcedWallet';
import { injectTwice } from './injectedTwice';

type Changing = {
  readonly frame: Frame;
  readonly wallets: WalletDialog;
  /** The users of the connected wallet, and of the other one. */
  readonly first: WalletUser;
  readonly second: WalletUser;
};

/** Connects the first of two wallets, and opens its account. */
async function openAccount(page: Page): Promise<Changing> {
  const first = await announceWallet(page, {
    name: 'First',
    rdns: 'org.first',
    account: ACCOUNTS.demo,
  });
  const second = await announceWallet(page, {
    name: 'Second',
    rdns: 'org.second',
    account: ACCOUNTS.second,
  });
  const wallets = await openWallets(page);
  await wallets.option('First').click();
  const frame = new Frame(page);
  await frame.account(ACCOUNTS.demo).click();
  await expect(frame.accountDialog.getByText('First · Avalanche')).toBeVisible();
  return { frame, wallets, first, second };
}

test('WAL-05 WAL-06 WAL-21 the account names its wallet; another one is chosen in the same dialog, and Back returns to the account', async ({
  page,
}) => {
  const { frame, wallets } = await openAccount(page);
  const change = frame.accountDialog.getByRole('button', { name: 'Change wallet' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await tabTo(page, change);
  await page.keyboard.press('Enter');
  await expect(wallets.row('First')).toContainText('Connected');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  const backs = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => wallets.backToAccount.click(),
    () => wallets.option('First').click(),
  ];
  for (const back of backs) {
    await back();
    await expect(wallets.dialog).toBeHidden();
    await expect(frame.accountDialog.getByText('First · Avalanche')).toBeVisible();
    await change.click();
  }
  await wallets.option('Second').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await frame.account(ACCOUNTS.second).click();
  await expect(frame.accountDialog.getByText('Second · Avalanche')).toBeVisible();
  await expect(
    frame.accountDialog.getByRole('button', { name: `Copy address ${ACCOUNTS.second}` }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(frame.account(ACCOUNTS.second)).toBeVisible();
});

test(
  'WAL-06 a declined or abandoned change keeps the connected wallet',
  fullOnly(),
  async ({ page }) => {
    const { frame, wallets, second } = await openAccount(page);
    await frame.accountDialog.getByRole('button', { name: 'Change wallet' }).click();
    await second.answer('decline');
    await wallets.option('Second').click();
    await expect(wallets.text('You declined. Nothing was connected.')).toBeVisible();

    await second.answer('wait');
    await wallets.tryAgain.click();
    await expect(wallets.text('Confirm in Second.')).toBeVisible();
    await wallets.back.click();
    await expect(wallets.option('Second')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.accountDialog.getByText('First · Avalanche')).toBeVisible();
    expect(await second.asked()).toBe(2);

    // What the second wallet agrees to later does not take the place of the first one.
    await second.agree();
    await page.reload();
    await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
  },
);

test(
  'WAL-20 a disconnect survives a reload if two wallets know this page',
  fullOnly(),
  async ({ page }) => {
    const { frame, wallets } = await openAccount(page);
    await frame.accountDialog.getByRole('button', { name: 'Change wallet' }).click();
    await wallets.option('Second').click();
    await frame.account(ACCOUNTS.second).click();
    await expect(frame.accountDialog.getByText('Second · Avalanche')).toBeVisible();
    await frame.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(frame.connectButton).toBeVisible();
    await page.reload();
    await expect(frame.block).toBeVisible();
    await expect(frame.connectButton).toBeVisible();
  },
);

test(
  'WAL-06 WAL-20 a change to the same wallet under its other name stays connected, and a disconnect then survives a reload',
  fullOnly(),
  async ({ page }) => {
    await injectTwice(page, { name: 'Fox', account: ACCOUNTS.demo });
    const wallets = await openWallets(page);
    const frame = new Frame(page);
    await wallets.option('Fox').click();
    await frame.account(ACCOUNTS.demo).click();
    await frame.accountDialog.getByRole('button', { name: 'Change wallet' }).click();
    await wallets.option('Injected').click();
    await expect(wallets.dialog).toBeHidden();
    await frame.account(ACCOUNTS.demo).click();
    await expect(frame.accountDialog.getByText('Injected · Avalanche')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await frame.account(ACCOUNTS.demo).click();
    await expect(frame.accountDialog.getByText('Injected · Avalanche')).toBeVisible();
    await frame.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(frame.connectButton).toBeVisible();
    await page.reload();
    await expect(frame.block).toBeVisible();
    await expect(frame.connectButton).toBeVisible();
  },
);
