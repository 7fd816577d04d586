import type { Locator } from 'playwright/test';
import { madeUpTokens } from '@/devnet/services/lists/document';
import { fullOnly } from '../../fullOnly';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { waitUntilStill } from '../../screen/waitUntilStill';
import { expect, test } from '../../test';
import { changing, NAME, withList } from './changingList';

test(
  'TXN-18 TXN-25 the popup of an update covers no part of the form at any width',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const lists = await withList(page, url);
    devnet.lists.serve(NAME, changing(madeUpTokens('other', 900), '2.0.0'));
    await page.reload();
    await expect(lists.news).toBeVisible();
    const swap = new SwapPage(page);
    for (const width of [320, 375, 719, 768, 1279, 1280]) {
      await page.setViewportSize({ width, height: 667 });
      await waitUntilStill(page);
      // A trial click fails if something else would be clicked.
      for (const part of [
        swap.pays,
        swap.action('Settings'),
        swap.action('Switch tokens'),
        swap.action('Connect wallet'),
        page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }),
      ])
        await part.click({ trial: true });
    }
  },
);

async function inSight(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 0.99 });
}

for (const [width, height, colorScheme] of [
  [320, 480, 'dark'],
  [375, 667, 'light'],
  [1280, 800, 'dark'],
] as const)
  test(
    `LST-24 hundreds of changes scroll and push no button away at ${width} by ${height}`,
    fullOnly(),
    async ({ page, exchange: { devnet, url } }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const lists = await withList(page, url);
      devnet.lists.serve(NAME, changing(madeUpTokens('other', 900), '2.0.0'));
      await page.reload();
      await expect(lists.news).toContainText('900 tokens added and 3 tokens removed');
      await waitUntilStill(page);
      for (const name of ['View changes', 'Later'])
        await inSight(page.getByRole('button', { name }));
      await scrollToEnd(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      await lists.openUpdates();
      await waitUntilStill(page);
      const changes = lists.updates.getByRole('region', { name: 'Changes to Changing' });
      await changes.focus();
      await page.keyboard.press('End');
      await expect(changes.getByText('OTHER900', { exact: true })).toBeVisible();
      for (const name of ['Accept update of Changing', 'Update Changing later', 'Close'])
        await inSight(lists.updates.getByRole('button', { name }));
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );
