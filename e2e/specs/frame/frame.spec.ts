import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { setBalance } from '../../chain/setBalance';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { waitUntilStill } from '../../screen/waitUntilStill';
import { expect, test } from '../../test';
import { watchFirstPaint } from './firstPaint';

const LIGHT = 'rgb(246, 245, 241)';
const DARK = 'rgb(14, 14, 16)';

for (const [index, { system, background, otherBackground, toOther, toSystem }] of (
  [
    {
      system: 'light',
      background: LIGHT,
      otherBackground: DARK,
      toOther: 'Use dark theme',
      toSystem: 'Use light theme',
    },
    {
      system: 'dark',
      background: DARK,
      otherBackground: LIGHT,
      toOther: 'Use light theme',
      toSystem: 'Use dark theme',
    },
  ] as const
).entries()) {
  test(
    `SET-01 a ${system} system makes the page ${system}, and the toggle changes it for good, without a flash`,
    fullOnly(index > 0),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      const firstPaint = await watchFirstPaint(page);
      const body = page.locator('body');
      await page.goto('/swap/');
      expect(await firstPaint()).toBe(background);
      await expect(body).toHaveCSS('background-color', background);

      await page.getByRole('button', { name: toOther }).click();
      await expect(body).toHaveCSS('background-color', otherBackground);
      await page.reload();
      expect(await firstPaint()).toBe(otherBackground);
      await expect(page.getByRole('button', { name: toSystem })).toBeVisible();
      await expect(body).toHaveCSS('background-color', otherBackground);

      await page.getByRole('button', { name: toSystem }).click();
      await expect(body).toHaveCSS('background-color', background);
      await page.reload();
      expect(await firstPaint()).toBe(background);
    },
  );
}

test('SET-01 without a choice the page follows the system while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/swap/');
  await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible();
});

test(
  'SET-01 the settings choose light or dark, and the system again, without a flash',
  fullOnly(),
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const firstPaint = await watchFirstPaint(page);
    const settings = new SettingsPanel(page);
    const body = page.locator('body');
    const choice = (name: string) => settings.dialog.getByRole('button', { name, exact: true });
    await page.goto('/swap/');
    await settings.open();
    await expect(choice('System')).toHaveAttribute('aria-pressed', 'true');
    await choice('Light').click();
    await expect(choice('System')).toHaveAttribute('aria-pressed', 'false');
    await expect(body).toHaveCSS('background-color', LIGHT);
    await settings.reopen();
    expect(await firstPaint()).toBe(LIGHT);
    await expect(choice('Light')).toHaveAttribute('aria-pressed', 'true');

    await choice('System').press('Enter');
    await expect(body).toHaveCSS('background-color', DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(body).toHaveCSS('background-color', LIGHT);
    await settings.reopen();
    await expect(choice('System')).toHaveAttribute('aria-pressed', 'true');
    await choice('Dark').click();
    await settings.reopen();
    expect(await firstPaint()).toBe(DARK);
  },
);

test(
  'NAV-18 a link sets the theme, without a flash and for good; a later choice wins over it, also after a reload',
  fullOnly(),
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const firstPaint = await watchFirstPaint(page);
    const body = page.locator('body');
    const open = async (path: string, background: string) => {
      await page.goto(path);
      expect(await firstPaint()).toBe(background);
      await expect(new Frame(page).block).toBeVisible();
      await expect(body).toHaveCSS('background-color', background);
    };
    await open('/swap/?theme=dark', DARK);
    await open('/swap/', DARK);
    await open('/swap/?theme=blue', DARK);
    await open('/swap/?theme=light&use=v2', LIGHT);
    await expect(page).toHaveURL('/swap/?theme=light&use=v2');

    await page.getByRole('button', { name: 'Use dark theme' }).click();
    await expect(body).toHaveCSS('background-color', DARK);
    await page.reload();
    expect(await firstPaint()).toBe(DARK);
    await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible();
    await expect(body).toHaveCSS('background-color', DARK);

    await open('/#/swap?theme=light', LIGHT);
  },
);

test('NAV-25 the block number is at the bottom right and increases', async ({ page, chains }) => {
  const frame = new Frame(page);
  await page.goto('/swap/');
  const before = await frame.blockNumber();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await frame.block.boundingBox();
  expect(box?.x).toBeGreaterThan(width / 2);
  expect(box?.y).toBeGreaterThan(height - 60);
  // Both at once: the next block may come in between.
  const [href, number] = await frame.block.evaluate((link) => [
    link.getAttribute('href'),
    link.textContent.replaceAll(',', ''),
  ]);
  expect(href).toBe(`https://snowtrace.io/block/${number}`);
  await chains[43114].client.mine({ blocks: 5 });
  await expect.poll(() => frame.blockNumber()).toBeGreaterThanOrEqual(before + 5);
});

test('the first keyboard stop skips the header to the content', async ({ page }) => {
  await page.goto('/swap/');
  await expect(new Frame(page).block).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/** Presses Tab until the wanted element has the focus, unless it has it already. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let stops = 0; stops < 40; stops++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

test('SWP-21 a swap by keyboard alone; each dialog returns the focus to what opened it', async ({
  page,
}) => {
  const frame = new Frame(page);
  const swap = new SwapPage(page);
  const focused = page.locator(':focus');
  const tabToButton = (name: string | RegExp) =>
    tabTo(page, async () => (await focused.and(page.getByRole('button', { name })).count()) === 1);
  await swap.open();
  await expect(frame.block).toBeVisible();

  await tabToButton('Connect wallet');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Demo wallet' })).toBeVisible();
  await tabToButton('Demo wallet');
  await page.keyboard.press('Enter');
  await expect(frame.account(ACCOUNTS.demo)).toBeVisible();

  const opener = page.getByRole('button', { name: /^Token to receive/ });
  await tabToButton(/^Token to receive/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Select a token' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await tabTo(page, async () => (await focused.and(page.getByRole('searchbox')).count()) === 1);
  await page.keyboard.type('PNG');
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAccessibleName('Token to receive: PNG');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, async () => (await focused.and(swap.pays).count()) === 1);
  await page.keyboard.type('2');
  await expect(swap.action('Review swap')).toBeEnabled();
  await tabToButton('Review swap');
  await page.keyboard.press('Enter');
  await expect(swap.review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(swap.action('Review swap')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  await tabToButton('Confirm swap');
  await page.keyboard.press('Enter');
  await expect(swap.outcome('Confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(swap.pays).toHaveValue('');
  await expect(swap.action('Enter an amount')).toBeDisabled();
  await expect(page.getByRole('main')).toBeFocused();
});

test('AMT-03 the header shows the AVAX balance of the account with 4 significant digits', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await setBalance(chain, '123.456789');
  await new SwapPage(page).openConnected();
  const { header } = new Frame(page);
  await expect(header.getByText('123.4 AVAX', { exact: true })).toBeVisible();
  await setBalance(chain, '0.0123456789');
  await chain.client.mine({ blocks: 1 });
  await expect(header.getByText('0.01234 AVAX', { exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 375]) {
    test(
      `/swap and its dialogs are accessible in ${colorScheme} at ${width} px`,
      fullOnly(width === 375 || colorScheme === 'light'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        const swap = new SwapPage(page);
        await swap.open();
        await expect(new Frame(page).block).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);

        await swap.connect();
        await page.getByRole('button', { name: /^Token to receive/ }).click();
        const choices = page.getByRole('list', { name: 'Quick choices' });
        await expect(choices.getByRole('button').first()).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');

        await swap.choose('receive', 'PNG');
        await swap.pays.fill('1');
        await expect(swap.action('Review swap')).toBeEnabled();
        // At the end of the page the bottom bar covers nothing.
        await scrollToEnd(page);
        expect(await accessibilityViolations(page)).toEqual([]);
        await swap.action('Review swap').click();
        await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
        await waitUntilStill(page);
        expect(await accessibilityViolations(page)).toEqual([]);
      },
    );
  }
}
