import type { Page } from 'playwright/test';
import { formatEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { openWrap } from '../../journeys/openReviews';
import { AddPage } from '../../pages/AddPage';
import { FindPage } from '../../pages/FindPage';
import { PoolPage } from '../../pages/PoolPage';
import { RemovePage } from '../../pages/RemovePage';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { cutParts } from '../../screen/cutParts';
import { expectClosed } from '../../screen/dialogs';
import { waitUntilStill } from '../../screen/waitUntilStill';
import { expect, test } from '../../test';
import { overlappingTexts } from './overlappingTexts';
import { amountsWithoutDigits } from './roundedAmounts';

test.use({ viewport: { width: 320, height: 800 } });

/** Expects what is on screen whole, and each of its amounts with its exact digits. */
async function expectWhole(page: Page): Promise<void> {
  await waitUntilStill(page);
  await expect.poll(() => cutParts(page)).toEqual([]);
  expect(await overlappingTexts(page)).toEqual([]);
  expect(await amountsWithoutDigits(page)).toEqual([]);
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expectClosed(page.getByRole('dialog'));
}

test(
  'NAV-32 at 320 px nothing of a swap is cut or broken within a word, and every amount has its exact digits',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const swap = await connectedSwap(page);
    const tokens = new TokenDialog(page);
    await tokens.open('receive');
    await expectWhole(page);
    await tokens.find(chain.tokens.STOP.address);
    await tokens.rows.first().getByRole('button').first().click();
    await expect(tokens.warning).toBeVisible();
    await expectWhole(page);
    await tokens.warning.getByRole('button', { name: 'Cancel' }).click();
    await closeDialog(page);
    await swap.choose('receive', 'JOE');
    await swap.pays.fill('12.3456789');
    await expect(swap.action('Review swap')).toBeEnabled();
    await swap.toggleFormDetails();
    await page.getByText('Price curve').click();
    await expectWhole(page);
    await swap.action('Review swap').click();
    await swap.openDetails();
    await expect(swap.review.getByText(/^at block/)).toBeVisible();
    await expectWhole(page);
    await swap.confirm();
    // The confirmation changes the button that opened the dialog.
    await expect(swap.outcome('Confirmed')).toBeVisible();
    await swap.closeSent();
    await expectClosed(swap.review);
    await swap.account().click();
    await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
    await waitUntilStill(page);
    expect(await cutParts(page)).toEqual([]);
    await closeDialog(page);
    await swap.choose('receive', 'QI');
    await swap.pays.fill('200');
    await expect(swap.action(/^Price impact too high/)).toBeVisible();
    await expectWhole(page);
    const settings = new SettingsPanel(page);
    await settings.open();
    await expectWhole(page);
    await closeDialog(page);

    // The list shows 4 digits.
    await tokens.open('pay');
    const balance = await chain.client.getBalance({ address: ACCOUNTS.demo });
    const row = tokens.row('AVAX');
    await expect(row.getByText(formatEther(balance))).toBeHidden();
    await row.hover();
    await expect(row.getByText(formatEther(balance))).toBeVisible();
  },
);

test(
  'NAV-32 at 320 px nothing of a pool is cut or broken within a word, and every amount has its exact digits',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const { tokens } = chain;
    await giveLiquidity(chain, ['WAVAX', 'PNG'], 3n);
    const pool = new PoolPage(page);
    await pool.openConnected();
    await pool.expectPairs(['AVAX / PNG']);
    await expectWhole(page);
    const add = new AddPage(page);
    await add.follow(`/add/AVAX/${tokens.PNG.address}/`);
    await add.first.fill('12.3456789');
    await expect(add.position).toBeVisible();
    await expectWhole(page);
    await add.openReview();
    await expect(add.review.dialog.getByText(/^at block/)).toBeVisible();
    await add.review.dialog.getByText('More details').click();
    await expectWhole(page);
    await closeDialog(page);
    await add.follow(`/create/${tokens['DAI.e'].address}/${tokens['LINK.e'].address}/`);
    await expect(add.main.getByText(/^You supply first/)).toBeVisible();
    await add.first.fill('20');
    await add.second.fill('5');
    await expect(add.main.getByText(/more expensive here than elsewhere/)).toBeVisible();
    await expectWhole(page);
    const remove = new RemovePage(page);
    await remove.follow('AVAX', tokens.PNG.address);
    await remove.action('75%').click();
    await expectWhole(page);
    await remove.openReview();
    await expect(remove.review.dialog.getByText(/^at block/)).toBeVisible();
    await expectWhole(page);
    await closeDialog(page);
    await remove.action('Detailed').click();
    await expect(remove.field('Pool tokens to remove')).toHaveValue('4500');
    await expectWhole(page);
  },
);

test(
  'NAV-32 at 320 px nothing of the wallets, of expert mode and of its warnings is cut or overlaps',
  fullOnly(),
  async ({ page }) => {
    const swap = new SwapPage(page);
    const settings = new SettingsPanel(page);
    await swap.open();
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
    await expect(page.getByRole('button', { name: 'Demo wallet' })).toBeVisible();
    await expectWhole(page);
    await page.getByRole('button', { name: 'Demo wallet' }).click();
    await expect(swap.account()).toBeVisible();
    await settings.open();
    await settings.expertMode.click();
    await expect(settings.expertDialog).toBeVisible();
    await expectWhole(page);
    await settings.expertDialog.getByRole('textbox').fill('confirm');
    await settings.expertDialog.getByRole('button', { name: 'Turn on expert mode' }).click();
    await expect(settings.expertMode).toBeChecked();
    await expectWhole(page);
    await settings.close();
    await swap.choose('receive', 'QI');
    for (const [amount, title] of [
      ['2', 'High price impact'],
      ['200', 'Very high price impact'],
    ] as const) {
      await swap.pays.fill(amount);
      await swap.action(/^Swap (anyway|now)$/).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expectWhole(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expectClosed(dialog);
    }
  },
);

test(
  'NAV-32 at 320 px nothing of a wrap, its wait and its result is cut or overlaps',
  fullOnly(),
  async ({ page, wallet }) => {
    const { dialog, confirm } = await openWrap(page);
    await expectWhole(page);
    await wallet.act('hangNext', 'eth_sendTransaction');
    await confirm.click();
    await expect(dialog.locator('[aria-current=step]')).toHaveText('Wallet');
    await waitUntilStill(page);
    expect(await cutParts(page)).toEqual([]);
    expect(await overlappingTexts(page)).toEqual([]);
    await closeDialog(page);
    await expect(page.getByRole('list', { name: 'In progress' })).toBeVisible();
    await waitUntilStill(page);
    expect(await cutParts(page)).toEqual([]);
    expect(await overlappingTexts(page)).toEqual([]);
    await wallet.act('release');
    await expect(page.getByRole('list', { name: 'In progress' })).toHaveCount(0);
    await expect.poll(() => cutParts(page)).toEqual([]);
  },
);

test(
  'NAV-32 at 320 px nothing of the pool finder and of a token from a link is cut or overlaps',
  fullOnly(),
  async ({ page, chains }) => {
    const { tokens } = chains[43114];
    await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 3n);
    const find = new FindPage(page);
    await find.openConnected();
    await expect(find.outcome).toBeVisible();
    await expectWhole(page);
    await find.choose('Second', 'PNG');
    await expect(find.position).toBeVisible();
    await expectWhole(page);
    await find.choose('Second', 'LINK.e');
    await expect(find.outcome).toBeVisible();
    await expectWhole(page);
    await page.goto(`/swap/?outputCurrency=${ACCOUNTS.empty}`);
    await expect(page.getByText('No token at this address on')).toBeVisible();
    await expectWhole(page);
    await page.getByRole('button', { name: 'Remove this token' }).click();
    await page.goto(`/swap/?outputCurrency=${tokens.STOP.address}`);
    const goOn = page.getByRole('button', { name: 'Continue' });
    await expect(goOn).toBeVisible();
    await expectWhole(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(goOn).toBeInViewport({ ratio: 1 });
  },
);
