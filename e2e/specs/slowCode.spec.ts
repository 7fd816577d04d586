import type { Page } from 'playwright/test';
import { connectedSwap } from '../connectedSwap';
import { expect, test } from '../fixtures';
import { Frame } from '../pages/Frame';
import { SwapPage } from '../pages/SwapPage';
import { saveSettings } from '../savedSettings';
import { countOf } from '../wallet';

const CODE = /\/_next\/static\/chunks\/.*\.js$/;

/**
 * Delays the page's code, so that only the exported document shows. Call the result to release it.
 */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CODE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('an amount typed before the code has loaded is kept', async ({ page }) => {
  const swap = new SwapPage(page);
  const release = await holdCode(page);
  await page.goto('/swap/', { waitUntil: 'commit' });
  await swap.pays.fill('1.25');
  release();
  await expect(new Frame(page).block).toBeVisible();
  await expect(swap.pays).toHaveValue('1.25');
  await swap.choose('receive', 'PNG');
  await expect(page.getByRole('button', { name: /^1 AVAX = 99\.\d+ PNG/ })).toBeVisible();
  await expect(swap.pays).toHaveValue('1.25');
});

test('no wallet can be connected before the code has loaded', async ({ page }) => {
  const frame = new Frame(page);
  const swap = new SwapPage(page);
  const release = await holdCode(page);
  await page.goto('/swap/', { waitUntil: 'commit' });
  await expect(frame.connectButton).toBeDisabled();
  await expect(swap.action('Connect wallet')).toBeDisabled();
  release();
  await swap.connect();
});

test('TXN-19 C17 in expert mode a form that changes while the code of its review loads sends nothing', async ({
  page,
  wallet,
}) => {
  await saveSettings(page, { userExpertMode: true });
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  // The review's code is loaded ahead, with the first quote.
  const release = await holdCode(page);
  await swap.pays.fill('1');
  await expect(swap.action('Review swap')).toBeEnabled();
  await swap.action('Review swap').click();
  await swap.pays.fill('2');
  release();
  await expect(swap.action('Review swap')).toBeEnabled();
  await swap.action('Review swap').click();
  await expect(swap.popup('Confirmed')).toBeVisible();
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
  await expect(swap.popup('Swapped 2 AVAX')).toBeVisible();
});
