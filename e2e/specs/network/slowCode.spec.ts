import type { Page } from 'playwright/test';
import settingsMessages from '@/messages/en/settings.json' with { type: 'json' };
import tokenMessages from '@/messages/en/tokenChoice.json' with { type: 'json' };
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { Frame } from '../../pages/Frame';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { saveData } from '../../setup/saveData';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { CONNECTORS_MARK } from '../../wallets/connectors';
import { countOf } from '../../wallets/wallet';

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

function wallets(page: Page) {
  return page.getByRole('dialog', { name: 'Connect a wallet' });
}

test('an amount typed before the code has loaded is kept', fullOnly(), async ({ page }) => {
  const swap = new SwapPage(page);
  const release = await holdCode(page);
  await page.goto('/swap/', { waitUntil: 'commit' });
  await swap.pays.fill('1.25');
  release();
  await expect(new Frame(page).block).toBeVisible();
  await expect(swap.pays).toHaveValue('1.25');
  await swap.choose('receive', 'PNG');
  await expect(page.getByRole('button', { name: /^1\sAVAX = 99\.\d+\sPNG/ })).toBeVisible();
  await expect(swap.pays).toHaveValue('1.25');
});

test(
  'a dialog that is still loading can be closed, and a press next to it opens no second one',
  fullOnly(),
  async ({ page }) => {
    await saveData(page);
    const { opener } = new SettingsPanel(page);
    await new SwapPage(page).open();
    const release = await holdCode(page);
    const loading = page.getByRole('status').filter({ hasText: 'Loading' });
    await opener.click();
    await expect(loading).toBeVisible();
    await new TokenDialog(page).opener('pay').click({ force: true });
    await expect(loading).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(loading).toHaveCount(0);
    await opener.click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(loading).toHaveCount(0);
    await opener.click();
    await expect(loading).toBeVisible();
    await page.goBack();
    await expect(loading).toHaveCount(0);
    await expect(page).toHaveURL(/\/swap\//);
    release();
  },
);

test('no wallet can be connected before the code has loaded', fullOnly(), async ({ page }) => {
  const frame = new Frame(page);
  const swap = new SwapPage(page);
  const release = await holdCode(page);
  await page.goto('/swap/', { waitUntil: 'commit' });
  await expect(frame.connectButton).toBeDisabled();
  await expect(swap.action('Connect wallet')).toBeDisabled();
  release();
  await swap.connect();
});

test(
  'TXN-19 C17 in expert mode a form that changes while the code of its review loads sends nothing',
  fullOnly(),
  async ({ page, wallet }) => {
    await saveSettings(page, { userExpertMode: true });
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'PNG');
    // The review's code is loaded ahead, with the first quote.
    const release = await holdCode(page);
    await swap.pays.fill('1');
    await expect(swap.action('Swap now')).toBeEnabled();
    await swap.action('Swap now').click();
    await swap.pays.fill('2');
    release();
    await expect(swap.action('Swap now')).toBeEnabled();
    await swap.action('Swap now').click();
    await expect(swap.outcome('Confirmed')).toBeVisible();
    expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
    await expect(swap.outcome('Swapped 2 AVAX')).toBeVisible();
  },
);

test(
  'a press shows at once that its code is loading, and ends when the code arrives',
  fullOnly(),
  async ({ page }) => {
    await saveData(page);
    const [swap, frame] = [new SwapPage(page), new Frame(page)];
    const [settings, tokens] = [new SettingsPanel(page), new TokenDialog(page)];
    await swap.open();
    await expect(frame.block).toBeVisible();
    const presses = [
      [settings.opener, settings.dialog],
      [tokens.opener('receive'), tokens.dialog],
      [frame.connectButton, wallets(page)],
    ] as const;
    for (const [opener, dialog] of presses) {
      const release = await holdCode(page);
      await opener.click();
      await expect(frame.loading).toBeVisible();
      release();
      await expect(dialog).toBeVisible();
      await expect(frame.loading).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    const release = await holdCode(page);
    const link = frame.header.getByRole('link', { name: 'Pool' });
    await link.click();
    await expect(link.getByRole('img', { name: 'Opening' })).toBeVisible();
    release();
    await expect(page.getByRole('region', { name: 'Your positions' })).toBeVisible();
  },
);

test('the code that the next press needs is loaded before it', fullOnly(), async ({ page }) => {
  const [swap, frame] = [new SwapPage(page), new Frame(page)];
  const [settings, tokens] = [new SettingsPanel(page), new TokenDialog(page)];
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (CODE.test(response.url())) loaded.push(await response.text());
  });
  const expectLoaded = (part: string) =>
    expect.poll(() => loaded.some((script) => script.includes(part)), part).toBe(true);
  await swap.open();
  await expectLoaded(settingsMessages.slippageHelp);
  await expectLoaded(tokenMessages.readingAddress);
  await frame.connectButton.hover();
  await expectLoaded(CONNECTORS_MARK);
  await holdCode(page);
  await settings.opener.click();
  await expect(settings.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await tokens.open('receive');
  await page.keyboard.press('Escape');
  await frame.connectButton.click();
  await expect(wallets(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
