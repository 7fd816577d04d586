import type { Page } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { Frame } from '../../pages/Frame';
import { PricePanel } from '../../pages/PricePanel';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations } from '../../screen/axe';
import { watchLayoutShifts } from '../../screen/layoutShifts';
import { tabTo } from '../../screen/tabTo';
import { waitUntilLoaded } from '../../screen/waitUntilStill';
import { expect, test } from '../../test';

const WARNING = 'Check that you are on app.pangolin.exchange, and bookmark it.';
const PHONE = { width: 375, height: 667 };
const ABOUT = [
  ['About', 'https://pangolin.exchange/'],
  ['IDOs', '/ido/'],
  ['Tutorials', 'https://pangolin.exchange/tutorials'],
  ['Telegram', 'https://t.me/pangolindex'],
  ['Discord', 'https://discord.com/invite/PARrDYYbfw'],
  ['Twitter', 'https://twitter.com/pangolindex'],
  ['Source code', 'https://github.com/pangolindex'],
];
const PRODUCTS = [
  ['Charts', 'https://info.pangolin.exchange/'],
  ['Forum', 'https://gov.pangolin.exchange'],
];

async function linksOf(page: Page, role: 'link' | 'menuitem', within: string) {
  const links = await page.locator(within).getByRole(role).all();
  return Promise.all(
    links.map(async (link) => [await link.textContent(), await link.getAttribute('href')]),
  );
}

test('NAV-21 NAV-23 the header leads to the screens, the open one marked, and to the charts and the forum', async ({
  page,
}) => {
  const moved = await watchLayoutShifts(page);
  await page.goto('/swap/');
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Swap' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await linksOf(page, 'link', 'header nav')).toEqual([
    ['Swap', '/swap/'],
    ['Buy', '/buy/'],
    ['Pool', '/pool/'],
    ['Farm', '/png/2/'],
    ['Stake', '/stake/0/'],
    ['Vote', '/vote/'],
    ...PRODUCTS,
  ]);
  await expect(navigation.getByRole('link', { name: 'Charts' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await expect(new Frame(page).block).toBeVisible();
  expect(await moved()).toEqual([]);
});

/** The geometry and style of every element of the screen, once nothing changes its colors. */
async function drawn(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
  return page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, borderRadius, display, fontSize, padding } =
        getComputedStyle(element);
      return [element.tagName, backgroundColor, borderRadius, display, fontSize, padding].join(' ');
    }),
  );
}

test('a screen looks the same when it is opened directly, through a link, or by going back', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const poolIsThere = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liquidity');
    await expect(page.getByRole('table').first()).toBeVisible();
    await waitUntilLoaded(page);
  };
  await page.goto('/pool/');
  await poolIsThere();
  await expect(new Frame(page).block).toBeVisible();
  const pool = await drawn(page);

  const swap = new SwapPage(page);
  await page.goto('/swap/');
  await expect(swap.pays).toBeEnabled();
  // The price comes last.
  await expect(swap.action('$0.00: type in dollars')).toBeVisible();
  await expect(new PricePanel(page).region).toBeVisible();
  await waitUntilLoaded(page);
  const opened = await drawn(page);
  await link('Pool').click();
  await poolIsThere();
  await expect.poll(() => drawn(page)).toEqual(pool);
  await link('Swap').click();
  await expect(swap.pays).toBeEnabled();
  await expect.poll(() => drawn(page)).toEqual(opened);
});

test('PNL-07 the menu leads to IDOs, and to the exchange outside of the app, by pointer and by keyboard', async ({
  page,
}) => {
  await page.goto('/swap/');
  await expect(new Frame(page).block).toBeVisible();
  const more = page.getByRole('button', { name: 'More' });
  const menu = page.getByRole('menu', { name: 'More' });
  await more.click();
  await expect(menu).toBeVisible();
  expect(await linksOf(page, 'menuitem', '[role=menu]')).toEqual(ABOUT);
  expect(await accessibilityViolations(page)).toEqual([]);
  await more.click();
  await expect(menu).toBeHidden();

  await more.focus();
  for (const key of ['Enter', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name: 'About' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'IDOs' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(more).toBeFocused();
  }

  await more.click();
  // The menu covers the beginning of the field.
  await page.getByLabel('You pay').click({ position: { x: 180, y: 10 } });
  await expect(menu).toBeHidden();
  await expect(page.getByLabel('You pay')).toBeFocused();
});

test('NAV-22 PNL-01 the farm menu leads to the farms of versions 2 and 1, by pointer and by keyboard', async ({
  page,
}) => {
  await page.goto('/swap/');
  await expect(new Frame(page).block).toBeVisible();
  const opener = page.getByRole('banner').getByRole('button', { name: 'Farm versions' });
  const menu = page.getByRole('menu', { name: 'Farm versions' });
  await opener.click();
  await expect(menu).toBeVisible();
  expect(await linksOf(page, 'menuitem', '[role=menu]')).toEqual([
    ['Farms, version 2', '/png/2/'],
    ['Farms, version 1', '/png/1/'],
  ]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Farms, version 2' })).toBeFocused();
  const older = page.getByRole('menuitem', { name: 'Farms, version 1' });
  // A key right after the menu has opened may come before it listens.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(older).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/png/1/');
  await expect(menu).toBeHidden();
  const link = page.getByRole('banner').getByRole('link', { name: 'Farm', exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('PNL-01 at most one of menu, settings and wallet is open, by pointer and by keyboard', async ({
  page,
}) => {
  const frame = new Frame(page);
  await page.goto('/swap/');
  await expect(frame.block).toBeVisible();
  const panels = {
    menu: page.getByRole('menu', { name: 'More' }),
    settings: page.getByRole('dialog', { name: 'Settings' }),
    wallet: page.getByRole('dialog', { name: 'Connect a wallet' }),
  };
  const expectOnly = async (open?: keyof typeof panels) => {
    for (const [name, panel] of Object.entries(panels))
      await expect(panel).toHaveCount(name === open ? 1 : 0);
  };
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await expectOnly('menu');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectOnly('settings');
  await page.keyboard.press('Escape');
  await expectOnly();
  await frame.connectButton.press('Enter');
  await expectOnly('wallet');
  await page.keyboard.press('Escape');
  await expectOnly();
  await more.press('Enter');
  await expectOnly('menu');
});

test('NAV-23 a narrow header puts the items without room into its menu', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 800 });
  await page.goto('/swap/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Charts' })).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await linksOf(page, 'menuitem', '[role=menu]')).toEqual([...PRODUCTS, ...ABOUT]);
});

test('NAV-21 NAV-23 NAV-28 PNL-07 a phone has a bar of the screens at its bottom, and the rest in a sheet', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/swap/');
  await expect(new Frame(page).block).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
  await expect(bar.getByRole('link', { name: 'Swap' })).toHaveAttribute('aria-current', 'page');

  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet).toBeVisible();
  expect(await linksOf(page, 'link', '[role=dialog]')).toEqual([
    ['Buy', '/buy/'],
    ['Vote', '/vote/'],
    ['Migrate', '/beta/migrate/1/'],
    ...PRODUCTS,
    ['Bridge', 'https://bridge.avax.network/'],
    ['Partners', 'https://pangolin.exchange'],
    ...ABOUT,
  ]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await tabTo(page, sheet.getByRole('button', { name: 'Use dark theme' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
});

for (const width of [320, 719, 720, 960, 1280]) {
  test(
    `NAV-32 at ${width} px nothing of the frame is cut off`,
    fullOnly(width === 719 || width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await connectedSwap(page);
      const overflow = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - window.innerWidth,
        header: [...document.querySelectorAll('header *')].filter((part) => {
          const { left, right, width: own } = part.getBoundingClientRect();
          return own > 0 && (left < 0 || right > window.innerWidth);
        }).length,
      }));
      expect(overflow).toEqual({ page: 0, header: 0 });
      const isPhone = width < 720;
      await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible({
        visible: !isPhone,
      });
    },
  );
}

test.describe('on a touch device', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('PNL-04 SET-02 a banner asks to verify the URL until it is closed, for good, and nothing jumps', async ({
    page,
  }) => {
    const frame = new Frame(page);
    const moved = await watchLayoutShifts(page);
    await page.goto('/swap/');
    await expect(frame.block).toBeVisible();
    const banner = page.getByRole('note').filter({ hasText: WARNING });
    await expect(banner).toBeVisible();
    expect(await moved()).toEqual([]);
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(frame.block).toBeVisible();
    await expect(banner).toBeHidden();
    expect(await moved()).toEqual([]);
  });
});

test('PNL-04 a desktop shows no URL banner, except at the production host', async ({
  page,
  exchange,
}) => {
  const banner = page.getByText(WARNING);
  await page.goto('/swap/');
  await expect(new Frame(page).block).toBeVisible();
  await expect(banner).toBeHidden();

  await page.route('https://app.pangolin.exchange/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: `${exchange.url}${pathname}` });
    await route.fulfill({ response });
  });
  await page.goto('https://app.pangolin.exchange/swap/');
  await expect(new Frame(page).block).toBeVisible();
  await expect(banner).toBeVisible();
});
