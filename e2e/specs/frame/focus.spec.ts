import { connectedSwap } from '../../journeys/connectedSwap';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { tabTo } from '../../screen/tabTo';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

test('SWP-21 with the keyboard, what disappears passes the focus to what comes next: connecting, Max, an approval, disconnecting', async ({
  page,
}) => {
  const frame = new Frame(page);
  const swap = new SwapPage(page);
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name }).first());
    await page.keyboard.press('Enter');
  };
  await swap.open();
  await expect(frame.block).toBeVisible();
  await tabTo(page, swap.action('Connect wallet'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Demo wallet' })).toBeVisible();
  await press('Demo wallet');
  await expect(swap.account()).toBeFocused();

  for (const [side, symbol] of [
    ['pay', 'JOE'],
    ['receive', 'PNG'],
  ]) {
    await press(`Token to ${side}:`);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(`${symbol}`);
    await page.keyboard.press('Enter');
    await expect(swap.action(`Token to ${side}: ${symbol}`)).toBeFocused();
  }
  await swap.action('Settings').focus();
  await press(/^Max/);
  await expect(swap.pays).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1');
  await expect(swap.action('Review swap')).toBeEnabled();
  await press('Switch tokens');
  await expect(swap.action('Switch tokens')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(swap.pays).toHaveValue('1');

  await press('Review swap');
  await tabTo(page, swap.reviewed('Approve JOE'));
  await page.keyboard.press('Enter');
  await expect(swap.reviewed('Confirm swap')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(swap.outcome('Confirmed')).toBeVisible();
  await expect(swap.review).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();

  await swap.account().focus();
  await page.keyboard.press('Enter');
  await expect(frame.accountDialog).toBeVisible();
  await press('Clear all');
  await expect(frame.accountDialog.getByRole('button', { name: 'Change wallet' })).toBeFocused();
  await press('Disconnect');
  await expect(frame.connectButton).toBeFocused();
});

test('an added or kept recipient has the focus in its field, and a removed one returns it', async ({
  page,
}) => {
  await saveSettings(page, { userExpertMode: true });
  const swap = await connectedSwap(page, '?recipient=0x000000000000000000000000000000000000dEaD');
  const field = page.getByLabel('Recipient', { exact: true });
  await tabTo(page, swap.action('Keep'));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(swap.action('Send to another address')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
});
