import { quotedSwap, TYPED } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';
import { countOf, walletOf } from '../../wallets/wallet';

test('NAV-35 Back closes a dialog and stays on the page, with or without dialogs before; the next Back leaves', async ({
  page,
}) => {
  await page.goto('/pool/');
  await page.getByRole('banner').getByRole('link', { name: 'Swap', exact: true }).click();
  const swap = new SwapPage(page);
  await swap.pays.fill(TYPED);
  const openers = [
    { opener: swap.action('Token to receive: Select a token'), name: 'Select a token' },
    { opener: swap.action('Settings'), name: 'Settings' },
    { opener: new Frame(page).connectButton, name: 'Connect a wallet' },
  ];
  for (const { opener, name } of openers) {
    const dialog = page.getByRole('dialog', { name });
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expect(page).toHaveURL(`/swap/?inputCurrency=AVAX&exactAmount=${TYPED}`);
  await expect(swap.pays).toHaveValue(TYPED);
  await page.goBack();
  await expect(page).toHaveURL('/pool/');
  await page.goForward();
  await expect(swap.pays).toHaveValue(TYPED);
});

test('NAV-35 LST-21 Back and Escape lead from the token lists to the search, then close the dialog', async ({
  page,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  const dialog = page.getByRole('dialog');
  const lists = page.getByRole('dialog', { name: 'Manage token lists' });
  const leave = [() => page.goBack(), () => page.keyboard.press('Escape')];
  for (const act of leave) {
    await swap.action('Token to receive: Select a token').click();
    await dialog.getByRole('button', { name: 'Manage lists' }).click();
    await expect(lists).toBeVisible();
    await act();
    await expect(dialog.getByRole('searchbox')).toBeVisible();
    await act();
    await expect(dialog).toBeHidden();
  }
});

test('NAV-35 Back closes the upper one of two dialogs; after a reload with an open dialog it leaves the page', async ({
  page,
}) => {
  await page.goto('/pool/');
  await page.getByRole('banner').getByRole('link', { name: 'Swap', exact: true }).click();
  const swap = new SwapPage(page);
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const expert = page.getByRole('dialog', { name: 'Are you sure?' });
  await swap.action('Settings').click();
  await settings.getByRole('switch', { name: 'Expert mode' }).click();
  await expect(expert).toBeVisible();
  await page.goBack();
  await expect(expert).toBeHidden();
  await expect(settings).toBeVisible();
  await page.reload();
  // The page steps over the entries of the closed dialogs once it runs.
  await new Frame(page).blockNumber();
  await expect(settings).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/pool/');
  await page.goForward();
  await expect(swap.pays).toBeVisible();
});

test('NAV-35 TXN-19 Back closes a review before it is signed, and one that waits for the wallet, whose answer still counts', async ({
  page,
}) => {
  const swap = await quotedSwap(page);
  const wallet = walletOf(page);
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  await page.goBack();
  await expect(swap.review).toBeHidden();
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);

  await wallet.act('hangNext', 'eth_sendTransaction');
  await swap.action('Review swap').click();
  await swap.confirm();
  await expect(page.getByRole('dialog', { name: 'Waiting for your wallet' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/swap\/\?inputCurrency=AVAX&outputCurrency=/);
  await expect(swap.pendingItems()).toHaveCount(1);
  await wallet.act('release');
  await expect(swap.popup('Confirmed')).toBeVisible();
  await expect(swap.pendingItems()).toHaveCount(0);
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
});
