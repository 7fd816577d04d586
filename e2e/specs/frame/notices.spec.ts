import type { Page } from 'playwright/test';
import type { Devnet } from '@/devnet/devnet';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations } from '../../screen/axe';
import { boxOf, overlap } from '../../screen/boxes';
import { watchLayoutShifts } from '../../screen/layoutShifts';
import { BUSY, LOGGED } from '../../screen/networkNotices';
import { waitUntilStill } from '../../screen/waitUntilStill';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const;

/** A request in progress fails when the network goes down. */
const OFFLINE_LOGGED = [...LOGGED, /ERR_INTERNET_DISCONNECTED/, /Failed to send batch call/];

/** No endpoint of either chain answers. */
function breakDown(chains: Devnet['chains']): void {
  for (const { proxy } of Object.values(chains))
    proxy.add({ fault: { type: 'status', status: 503 } });
}

/** Expects that every control can be clicked. Playwright does not click a covered element. */
async function expectFree(page: Page): Promise<void> {
  for (const control of await page.getByRole('main').getByRole('button').all())
    if (await control.isEnabled()) await control.click({ trial: true });
  for (const field of await page.getByRole('main').getByRole('textbox').all())
    await field.click({ trial: true });
  for (const link of await page.getByRole('banner').getByRole('link').all())
    if (await link.isVisible()) await link.click({ trial: true });
}

/** The parts of the page that are complete from the first paint on, and their positions. */
async function standing(page: Page) {
  const parts = [page.getByRole('main').getByRole('heading').first(), new Frame(page).footer];
  return Promise.all(parts.map(boxOf));
}

for (const path of ['/swap/', '/pool/'])
  for (const screen of SCREENS)
    test(
      `the notice of an outage moves nothing and covers no control of ${path} at ${screen.width} px`,
      fullOnly(),
      async ({ page, chains, problems }) => {
        problems.allow(...LOGGED);
        await page.setViewportSize(screen);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const moved = await watchLayoutShifts(page, '*');
        const frame = new Frame(page);
        await page.goto(path);
        await expect(frame.block).toBeVisible();
        await waitUntilStill(page);
        await page.evaluate(() => {
          window.__movedParts = [];
        });
        const before = await standing(page);

        breakDown(chains);
        const notice = frame.notice(BUSY);
        await expect(notice).toBeInViewport({ ratio: 1 });
        expect(await moved()).toEqual([]);
        expect(await standing(page)).toEqual(before);
        const [top, header] = [await boxOf(notice), await boxOf(frame.header)];
        expect(top.y).toBeGreaterThan(header.y + header.height);
        await expectFree(page);

        await page.evaluate(() => window.scrollTo(0, 0));
        await page.reload();
        await expect(notice).toBeInViewport({ ratio: 1 });
        expect(await moved()).toEqual([]);
        expect(await standing(page)).toEqual(before);
      },
    );

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `notices of the network and of this device are one below the other, accessible in the ${colorScheme} theme`,
    fullOnly(),
    async ({ page, chains, problems }) => {
      problems.allow(...LOGGED);
      await page.setViewportSize({ width: 320, height: 568 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await saveSettings(page, {});
      await page.addInitScript(() => localStorage.setItem('pangolin.transactions', '{'));
      breakDown(chains);
      const frame = new Frame(page);
      await page.goto('/swap/');
      const network = frame.notice(BUSY);
      const storage = frame.notice(/could not be read and were reset/);
      await expect(network).toBeInViewport({ ratio: 1 });
      await expect(storage).toBeInViewport({ ratio: 1 });
      const [first, second] = [await boxOf(network), await boxOf(storage)];
      expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
      await expectFree(page);
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );

test(
  'R17 a page chosen offline and the lost connection are reported in one notice',
  fullOnly(),
  async ({ page, context, problems }) => {
    problems.allow(...OFFLINE_LOGGED);
    await new SwapPage(page).open();
    const frame = new Frame(page);
    await expect(frame.block).toBeVisible();
    await context.setOffline(true);
    await frame.header.getByRole('link', { name: 'Pool' }).click();
    await expect(frame.notice(/opens once you are online/)).toBeVisible();
    const notices = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
    await expect(notices).toHaveText([/^You are offline\..*The page opens/]);
    await context.setOffline(false);
    await expect(page).toHaveURL('/pool/');
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  for (const size of SCREENS)
    test(
      `the offline notice covers nothing that can be used at ${size.width} px, and at the end of the page nothing of the card, in the ${colorScheme} theme`,
      fullOnly(),
      async ({ page, context, problems }) => {
        problems.allow(...OFFLINE_LOGGED);
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const swap = await quotedSwap(page);
        const frame = new Frame(page);
        await context.setOffline(true);
        const notice = page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^You are offline\./ });
        await expect(notice).toBeInViewport({ ratio: 1 });
        await waitUntilStill(page);
        const card = page.getByRole('region', { name: 'Swap' });
        const kept = {
          pays: swap.pays,
          receives: swap.receives,
          balance: card.getByText(/^Balance/).first(),
          // On the shortest phone the notice covers the action, which says no more than it does.
          ...(size.height > 600 && { action: swap.action('You are offline') }),
          settings: swap.action('Settings'),
        };
        await page.evaluate(() => window.scrollTo(0, 0));
        const strip = await boxOf(notice);
        for (const [name, part] of Object.entries(kept))
          expect(overlap(strip, await boxOf(part)), name).toBe(false);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        expect(overlap(await boxOf(notice), await boxOf(card))).toBe(false);
        expect(overlap(await boxOf(notice), await boxOf(frame.block))).toBe(false);
        await expect(notice).toBeInViewport({ ratio: 1 });
      },
    );

test(
  'NAV-34 an address without a page is reported once, next to the swap that is shown instead',
  fullOnly(),
  async ({ page, problems }) => {
    // A plain host has no file for it.
    problems.allow(/status of 404/);
    const unknownPage = page.getByText('No page at /no%20where/. Showing the swap.');
    await page.goto('/no where/');
    await expect(page).toHaveURL('/swap/');
    await expect(unknownPage).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
    await expect(unknownPage).toBeHidden();
    await expect(page).toHaveURL('/pool/');
    await page.goBack();
    await expect(page).toHaveURL('/swap/');
    await expect(unknownPage).toBeHidden();

    await page.goto('/#/nowhere');
    await expect(page.getByText('No page at /nowhere. Showing the swap.')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText(/^No page at/)).toBeHidden();

    await page.goto('/#/nowhere/else');
    const third = page.getByText('No page at /nowhere/else. Showing the swap.');
    await third.click();
    await expect(third).toBeVisible();
    await page.getByLabel('You pay', { exact: true }).fill('1');
    await expect(third).toBeHidden();
  },
);
