import type { Page } from 'playwright/test';
import { sendTransaction } from 'viem/actions';
import { ACCOUNTS } from '@/devnet/accounts';
import { giveLiquidity } from '../../chain/liquidity';
import { type Blocks, expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AddPage } from '../../pages/AddPage';
import { RemovePage } from '../../pages/RemovePage';
import { SwapPage } from '../../pages/SwapPage';
import { Transactions } from '../../pages/Transactions';
import { saveSettings } from '../../setup/savedSettings';
import { countOf, walletOf } from '../../wallets/wallet';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const SEND = 'eth_sendTransaction';
const AGAIN = 'Swap again';

/** Sends a swap of 1 AVAX for PNG, closes its dialog, and leaves it pending. */
async function sentSwap(page: Page, blocks: Blocks): Promise<SwapPage> {
  await walletOf(page).prepare({ isConnected: true });
  const swap = new SwapPage(page);
  await swap.open();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  await blocks.hold();
  await swap.confirm();
  await swap.closeSent();
  await expect(swap.action(AGAIN)).toBeEnabled();
  return swap;
}

test('TXN-23 SWP-28 a pending swap survives a reload, as one to send again, until it is confirmed', async ({
  page,
  blocks,
}) => {
  const swap = await sentSwap(page, blocks);
  await page.reload();
  await expect(swap.action(AGAIN)).toBeEnabled();
  await expect(swap.pays).toHaveValue('1');
  await expect(swap.pendingItems()).toHaveCount(1);
  await swap.pays.fill('2');
  await expect(swap.action('Review swap')).toBeEnabled();
  await swap.pays.fill('1');
  await expect(swap.action(AGAIN)).toBeEnabled();
  await swap.pays.blur();
  await blocks.mine();
  await expect(swap.pays).toHaveValue('');
  await page.reload();
  await expect(swap.action('Token to receive: PNG')).toBeVisible();
  await expect(swap.pays).toHaveValue('');
});

test('TXN-23 a swap that is confirmed after its screen was left is not offered again', async ({
  page,
  blocks,
}) => {
  const swap = await sentSwap(page, blocks);
  await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
  await expect(page.getByRole('heading', { name: 'Liquidity', exact: true })).toBeVisible();
  await blocks.mine();
  await expect(swap.popup('Confirmed')).toBeVisible();
  await page.goBack();
  await expect(swap.action('Token to receive: PNG')).toBeVisible();
  await expect(swap.pays).toHaveValue('');
});

test(
  'TXN-23 a swap that the wallet cancelled stays typed, after a reload too',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    const { client } = chains[43114];
    const swap = await sentSwap(page, blocks);
    const { hash } = await new Transactions(page).seen();
    const { nonce, maxFeePerGas, gasPrice } = await client.getTransaction({ hash });
    const fee = 2n * (maxFeePerGas ?? gasPrice ?? 0n);
    await page.reload();
    await expect(swap.action(AGAIN)).toBeEnabled();
    await sendTransaction(client, {
      account: ACCOUNTS.demo,
      chain: null,
      ...{ nonce, to: ACCOUNTS.demo, value: 0n },
      ...{ gas: 100_000n, maxFeePerGas: fee, maxPriorityFeePerGas: fee },
    });
    await blocks.mine();
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(swap.pays).toHaveValue('1');
  },
);

test(
  'TXN-23 LIQ-36 a pending removal survives a reload, as one to send again, until it is confirmed',
  fullOnly(),
  async ({ page, chains, blocks, problems }) => {
    // A plain host has no file for the address of a pair.
    problems.allow(/status of 404/);
    await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 2n);
    await walletOf(page).prepare({ isConnected: true });
    const remove = new RemovePage(page);
    await remove.openByUrl('AVAX', PNG);
    await remove.action('25%').click();
    await remove.openReview();
    await remove.review.action('Approve with a signature').click();
    await blocks.hold();
    await remove.review.confirmButton.click();
    await expect(
      remove.review.dialog.getByRole('link', { name: 'View on explorer' }),
    ).toBeVisible();
    await page.reload();
    await expect(remove.slider).toHaveAttribute('aria-valuenow', '25');
    await expect(remove.action('Remove again')).toBeEnabled();
    await blocks.mine();
    await expect(remove.slider).toHaveAttribute('aria-valuenow', '0');
  },
);

test('TXN-23 LIQ-36 a pending addition survives a reload, as one to send again, until it is confirmed', async ({
  page,
  blocks,
  problems,
}) => {
  // A plain host has no file for the address of a pair.
  problems.allow(/status of 404/);
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${PNG}/`);
  await add.first.fill('1');
  await add.action('Supply').click();
  await add.review.action('Approve PNG').click();
  await expect(add.review.confirmButton).toBeEnabled();
  await blocks.hold();
  await add.review.confirmButton.click();
  await expect(add.review.dialog.getByRole('link', { name: 'View on explorer' })).toBeVisible();
  await page.reload();
  await expect(add.action('Supply again')).toBeEnabled();
  await expect(add.first).toHaveValue('1');
  await blocks.mine();
  await expect(add.first).toHaveValue('');
});

test(
  'TXN-23 an approval whose review was closed stays in the card, with a way back',
  fullOnly(),
  async ({ page, blocks }) => {
    await walletOf(page).prepare({ isConnected: true });
    const swap = new SwapPage(page);
    await swap.open();
    await swap.choose('pay', 'USDC.e');
    await swap.choose('receive', 'PNG');
    await swap.pays.fill('12.5');
    await swap.action('Review swap').click();
    await expect(swap.reviewed('Approve USDC.e')).toBeEnabled();
    await blocks.hold();
    await swap.reviewed('Approve USDC.e').click();
    await expect(swap.reviewed('Approving USDC.e')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(swap.pendingItems()).toHaveText(/Approve USDC\.e/);
    await swap.pendingItems().getByRole('button', { name: 'Show' }).click();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'View on explorer' }),
    ).toBeVisible();
    await blocks.mine();
    await expect(swap.outcome('Confirmed')).toContainText('No tokens moved');
    await expect(swap.pendingItems()).toHaveCount(0);
  },
);

test('TXN-20 TXN-23 while the wallet has a swap no other one can be confirmed, and the review shows when that one was confirmed', async ({
  page,
  wallet,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  await wallet.act('hangNext', SEND);
  await swap.confirm();
  await expect(page.getByRole('dialog', { name: 'Waiting for your wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await swap.action('Review swap').click();
  await expect(swap.review).toContainText(/Answer this in your wallet first: Swap 1\sAVAX/);
  await expect(swap.reviewed('Answer in your wallet first')).toBeDisabled();
  await wallet.act('release');
  await expect(swap.review).toContainText(/Confirmed in the meantime: Swapped 1\sAVAX/);
  await expect(swap.review).toContainText('Confirming sends another transaction.');
  // The first swap has moved the price, within the limit of this one.
  await expect(swap.review.getByText(/^You still receive at least/)).toBeVisible();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  expect(await countOf(wallet, SEND)).toBe(1);
});

test(
  'TXN-20 SWP-20 in expert mode a swap is reviewed, and not refused, while the wallet has another one',
  fullOnly(),
  async ({ page, wallet }) => {
    await saveSettings(page, { userExpertMode: true });
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'PNG');
    await swap.pays.fill('1');
    await wallet.act('hangNext', SEND);
    await swap.action('Swap now').click();
    await expect(page.getByRole('dialog', { name: 'Waiting for your wallet' })).toBeVisible();
    await page.keyboard.press('Escape');
    await swap.action('Review swap').click();
    await expect(swap.review).toContainText(/Answer this in your wallet first: Swap 1\sAVAX/);
    await expect(swap.reviewed('Answer in your wallet first')).toBeDisabled();
    await swap.reviewed("I don't see it in my wallet").click();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    expect(await countOf(wallet, SEND)).toBe(1);
  },
);
