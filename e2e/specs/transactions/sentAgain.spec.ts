import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { type Blocks, expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { pendingSend } from '../../journeys/pendingSend';
import { AddPage } from '../../pages/AddPage';
import { Frame } from '../../pages/Frame';
import type { SendPage } from '../../pages/SendPage';
import { SwapPage } from '../../pages/SwapPage';
import { Transactions } from '../../pages/Transactions';
import { expectClosed } from '../../screen/dialogs';
import { saveSettings } from '../../setup/savedSettings';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const USDC = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';
const AGAIN = 'Send again';

/** Sends AVAX to another account, closes the dialog, and leaves it pending. */
async function sentSend(page: Page, blocks: Blocks, amount: string): Promise<SendPage> {
  const send = await pendingSend(page, blocks, amount);
  await send.close();
  await expect(send.action(AGAIN)).toBeEnabled();
  return send;
}

async function clearAll(page: Page): Promise<void> {
  const transactions = new Transactions(page);
  await transactions.openRecent();
  await transactions.clearAll.click();
  await expect(transactions.rows).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectClosed(new Frame(page).accountDialog);
}

test(
  'TXN-06 TXN-23 a confirmed send is not offered again after all transactions were cleared',
  fullOnly(),
  async ({ page, blocks }) => {
    const send = await sentSend(page, blocks, '2');
    const swap = page.getByRole('region', { name: 'Swap', exact: true });
    await send.card.getByRole('link', { name: 'Swap' }).click();
    await expect(swap).toBeVisible();
    await blocks.mine();
    await expect(new Transactions(page).popup('Confirmed')).toBeVisible();
    await clearAll(page);
    await swap.getByRole('link', { name: 'Send' }).click();
    await expect(send.action('Enter an amount')).toBeVisible();
    await expect(send.amount).toHaveValue('');
    await expect(send.recipient).toHaveValue('');
  },
);

test(
  'TXN-06 TXN-23 a send that was cleared while it is pending is still one to send again, after a reload too',
  fullOnly(),
  async ({ page, blocks }) => {
    const send = await sentSend(page, blocks, '2');
    await clearAll(page);
    await expect(send.action(AGAIN)).toBeEnabled();
    await page.reload();
    await expect(send.action(AGAIN)).toBeEnabled();
    await blocks.mine();
    await expect(new Transactions(page).popup('Confirmed')).toBeVisible();
    await expect(send.amount).toHaveValue('');
  },
);

test(
  'TXN-23 what was sent belongs to its account and its network',
  fullOnly(),
  async ({ page, blocks, wallet }) => {
    const send = await sentSend(page, blocks, '2');
    const frame = new Frame(page);
    await wallet.act('setAccount', ACCOUNTS.deployer);
    await expect(send.action('Review send')).toBeEnabled();
    await wallet.act('setAccount', ACCOUNTS.demo);
    await expect(send.action(AGAIN)).toBeEnabled();
    await wallet.act('setChain', 43113);
    await expect(frame.network('Fuji')).toBeVisible();
    await expect(send.action('Review send')).toBeEnabled();
    await wallet.act('setChain', 43114);
    await expect(send.action(AGAIN)).toBeEnabled();
    await wallet.act('setAccount', ACCOUNTS.deployer);
    await expect(send.action('Review send')).toBeEnabled();
    await blocks.mine();
    await expect(new Transactions(page).popup('Confirmed')).toBeVisible();
    await expect(send.action('Review send')).toBeEnabled();
    await expect(send.amount).toHaveValue('2');
    await wallet.act('setAccount', ACCOUNTS.demo);
    await expect(send.amount).toHaveValue('');
  },
);

test(
  'TXN-23 a confirmation does not clear an amount that is being typed',
  fullOnly(),
  async ({ page, blocks }) => {
    const send = await sentSend(page, blocks, '1');
    await send.amount.press('ControlOrMeta+A');
    await send.amount.press('Backspace');
    await send.amount.press('1');
    await blocks.mine();
    await expect(new Transactions(page).popup('Confirmed')).toBeVisible();
    await send.amount.pressSequentially('.5');
    await expect(send.amount).toHaveValue('1.5');
    await expect(send.action('Review send')).toBeEnabled();
    await send.amount.blur();
    await expect(send.amount).toHaveValue('1.5');
  },
);

test(
  'TXN-23 SWP-28 a restored swap without its recipient counts as not sent, and is not cleared',
  fullOnly(),
  async ({ page, blocks, wallet }) => {
    await wallet.prepare({ isConnected: true });
    await saveSettings(page, { userExpertMode: true });
    const swap = new SwapPage(page);
    const recipient = page.getByLabel('Recipient', { exact: true });
    await swap.open();
    await swap.choose('receive', 'PNG');
    await swap.pays.fill('1');
    await swap.action('Send to another address').click();
    await recipient.fill(ACCOUNTS.second);
    await expect(swap.action('Review swap')).toBeEnabled();
    await blocks.hold();
    await swap.action('Review swap').click();
    await swap.reviewed('Confirm swap').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'View on explorer' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(swap.action('Swap again')).toBeEnabled();
    await page.reload();
    await expect(swap.pays).toHaveValue('1');
    await expect(swap.action('Swap now')).toBeEnabled();
    await swap.action('Send to another address').click();
    await recipient.fill(ACCOUNTS.second);
    await expect(swap.action('Swap again')).toBeEnabled();
    await swap.action('Remove').click();
    await expect(swap.action('Swap now')).toBeEnabled();
    await blocks.mine();
    await expect(swap.popup('Confirmed')).toBeVisible();
    await expect(swap.pays).toHaveValue('1');
  },
);

test(
  'SWP-15 TXN-23 a swap of a high impact says that it was sent, next to its action',
  fullOnly(),
  async ({ page, blocks }) => {
    const swap = new SwapPage(page);
    const note = page.getByText('You already sent the same swap.');
    await swap.openConnected();
    await swap.choose('receive', 'QI');
    await swap.pays.fill('1.2');
    await expect(swap.action('Swap anyway')).toBeEnabled();
    await expect(note).toBeHidden();
    await blocks.hold();
    await swap.action('Swap anyway').click();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await swap.confirm();
    await swap.closeSent();
    await expect(swap.action('Swap anyway')).toBeEnabled();
    await expect(note).toBeVisible();
    await blocks.mine();
    await expect(swap.pays).toHaveValue('');
    await expect(note).toBeHidden();
  },
);

test(
  'LIQ-32 TXN-23 a supply to a picked pair is not a supply to the pair that it was picked from',
  fullOnly(),
  async ({ page, blocks, problems }) => {
    // A plain host has no file for the address of a pair.
    problems.allow(/status of 404/);
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${PNG}/`);
    await add.first.fill('1');
    await add.choose('Second', 'USDC.e');
    await expect(add.first).toHaveValue('1');
    await add.openReview();
    await add.approve('USDC.e');
    await expect(add.review.confirmButton).toBeEnabled();
    await blocks.hold();
    await add.review.confirmButton.click();
    await expect(add.review.dialog.getByRole('link', { name: 'View on explorer' })).toBeVisible();
    await add.review.dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(add.action('Supply again')).toBeEnabled();
    await add.follow(`/add/AVAX/${PNG}/`);
    await expect(add.token('Second', 'PNG')).toBeVisible();
    await expect(add.first).toHaveValue('');
    await expect(add.action('Supply again')).toBeHidden();
    await add.first.fill('7');
    await blocks.mine();
    await expect(new Transactions(page).popup('Confirmed')).toBeVisible();
    await expect(add.first).toHaveValue('7');
    await add.follow(`/add/AVAX/${USDC}/`);
    await expect(add.token('Second', 'USDC.e')).toBeVisible();
    await expect(add.first).toHaveValue('');
  },
);
