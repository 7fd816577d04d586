import type { Page } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations } from '../../screen/axe';
import { watchLayoutShifts } from '../../screen/layoutShifts';
import { expect, test } from '../../test';

const ORANGE = /rgb\(255, 107, 0\)/;
const GOLD = /rgb\(255, 208, 38\)/;
const NARROW = 70;

const header = (page: Page) => page.getByRole('banner');
const side = (page: Page) => page.locator('nav[data-open]');
const widthOf = async (page: Page) => (await side(page).boundingBox())?.width;
const leftOf = async (page: Page) => (await page.getByRole('main').boundingBox())?.x;

/** Opens a page with the mouse over its content. A headless shell begins with it in the corner. */
async function openBesideSide(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.mouse.move(640, 600);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `NAV-29 a hash with "beta" hides the header and shows the side navigation, in orange, in ${colorScheme}`,
    fullOnly(),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const moved = await watchLayoutShifts(page);
      await openBesideSide(page, '/swap/#try-beta');
      // The styles show the look before the page's code has loaded.
      await expect(header(page)).toBeHidden();
      await expect(side(page)).toBeVisible();
      const connect = page.getByRole('region', { name: 'Swap' }).getByRole('button', {
        name: 'Connect wallet',
      });
      await expect(connect).toBeEnabled();
      await expect(connect).toHaveCSS('background-image', ORANGE);
      expect(await leftOf(page)).toBe(NARROW);
      expect(await moved()).toEqual([]);
      expect(await accessibilityViolations(page)).toEqual([]);
      await side(page).hover();
      await expect.poll(() => widthOf(page)).toBeGreaterThan(NARROW);
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );
}

test(
  'NAV-29 the look follows the hash while the page is open; without it the site has its header',
  fullOnly(),
  async ({ page }) => {
    await page.goto('/swap/');
    await expect(header(page)).toBeVisible();
    await expect(side(page)).toBeHidden();
    // Next writes the address again while the page hydrates.
    await expect(header(page).getByRole('button', { name: 'Connect wallet' })).toBeEnabled();
    await page.evaluate(() => {
      location.hash = 'beta';
    });
    await expect(header(page)).toBeHidden();
    await expect(side(page)).toBeVisible();
    await page.goBack();
    await expect(header(page)).toBeVisible();
    await expect(side(page)).toBeHidden();
    await expect(
      page.getByRole('region', { name: 'Swap' }).getByRole('button', { name: 'Connect wallet' }),
    ).toHaveCSS('background-image', GOLD);
  },
);

for (const address of ['/swap/', '/swap/#beta'])
  test(
    `NAV-29 on a phone the bar at the bottom stays at ${address}, and there is no side navigation`,
    fullOnly(),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto(address);
      const bar = page.getByRole('navigation', { name: 'Main' });
      await expect(bar).toHaveCount(1);
      await expect(bar.getByRole('link', { name: 'Pool' })).toBeInViewport({ ratio: 1 });
      expect((await bar.boundingBox())?.y).toBeGreaterThan(600);
      await expect(side(page)).toBeHidden();
      expect(await leftOf(page)).toBe(0);
      await new SwapPage(page).connect();
    },
  );

test('NAV-29 the skip link and the side navigation keep the look', fullOnly(), async ({ page }) => {
  await page.goto('/swap/#beta');
  await expect(side(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await side(page).getByRole('link', { name: 'Swap' }).click();
  await expect(page).toHaveURL('/swap/#beta');
  await expect(side(page)).toBeVisible();
});

test(
  'NAV-27 NAV-28 the side navigation lists the screens and two groups of pages elsewhere',
  fullOnly(),
  async ({ page }) => {
    await page.goto('/swap/#beta');
    await expect(side(page)).toBeVisible();
    const groups = await side(page).getByRole('list').all();
    const links = await Promise.all(
      groups.map(async (group) => {
        const items = await group.getByRole('link').all();
        return Promise.all(
          items.map(async (item) => [await item.textContent(), await item.getAttribute('href')]),
        );
      }),
    );
    expect(links).toEqual([
      [
        ['Swap', '/swap/#beta'],
        ['Buy', '/buy/#beta'],
        ['Pool', '/pool/#beta'],
        ['Farm', '/png/2/#beta'],
        ['Stake', '/stake/0/#beta'],
        ['Vote', '/vote/#beta'],
        ['Migrate', '/beta/migrate/1/#beta'],
      ],
      [
        ['Charts', 'https://info.pangolin.exchange/'],
        ['Forum', 'https://gov.pangolin.exchange'],
      ],
      [
        ['Bridge', 'https://bridge.avax.network/'],
        ['Partners', 'https://pangolin.exchange'],
      ],
    ]);
  },
);

test('NAV-26 the side navigation is 70 px wide, opens under the mouse and with the keyboard, and moves nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBesideSide(page, '/swap/#beta');
  await expect(side(page)).toBeVisible();
  const content = page.getByRole('main');
  expect(await widthOf(page)).toBe(NARROW);

  await side(page).hover();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(NARROW);
  expect(await leftOf(page)).toBe(NARROW);
  await page.keyboard.press('Escape');
  await expect.poll(() => widthOf(page)).toBe(NARROW);
  await content.hover({ position: { x: 600, y: 500 } });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(side(page).getByRole('link', { name: 'Swap' })).toBeFocused();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(NARROW);
  const toggle = side(page).getByRole('button', { name: 'Keep open' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('You pay').focus();
  await expect(side(page)).toHaveAttribute('data-open', 'true');
  await toggle.click();
  await content.hover({ position: { x: 400, y: 500 } });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => widthOf(page)).toBe(NARROW);
  expect(await leftOf(page)).toBe(NARROW);
});

for (const width of [1280, 960])
  test(
    `NAV-36 the pinned side navigation stands next to the page at ${width} px, and stays pinned`,
    fullOnly(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openBesideSide(page, '/swap/#beta');
      await side(page).getByRole('button', { name: 'Keep open' }).click();
      const isBeside = async () => expect.poll(() => leftOf(page)).toBe(await widthOf(page));
      await expect.poll(() => widthOf(page)).toBeGreaterThan(NARROW);
      await isBeside();
      await page.getByLabel('You pay').focus();
      await page.keyboard.press('Escape');
      for (const path of ['/pool/#beta', '/png/2/#beta', '/vote/#beta']) {
        const moved = await watchLayoutShifts(page);
        await openBesideSide(page, path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect.poll(() => widthOf(page)).toBeGreaterThan(NARROW);
        await isBeside();
        expect(await moved()).toEqual([]);
        const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(overflow)).toBe(0);
      }
      await side(page).getByRole('button', { name: 'Keep open' }).click();
      await expect.poll(() => leftOf(page)).toBe(NARROW);
      await openBesideSide(page, '/swap/#beta');
      await expect(page.getByLabel('You pay')).toBeVisible();
      await expect.poll(() => leftOf(page)).toBe(NARROW);
    },
  );

test(
  'the wallet, the network and the theme stay available in the beta look',
  fullOnly(),
  async ({ page }) => {
    await page.goto('/swap/#beta');
    await expect(page.getByTitle('Network: Avalanche').locator('visible=true')).toBeVisible();
    await page
      .getByRole('button', { name: 'Connect wallet' })
      .locator('visible=true')
      .first()
      .click();
    await page.getByRole('button', { name: 'Demo wallet' }).click();
    await expect(new SwapPage(page).account().locator('visible=true')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Use (dark|light) theme$/ })).toBeVisible();
  },
);

test(
  'NAV-28 on a phone the beta look has no side navigation and no margin for one',
  fullOnly(),
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/swap/#beta');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(header(page)).toBeVisible();
    await expect(side(page)).toBeHidden();
    expect(await leftOf(page)).toBe(0);
  },
);
