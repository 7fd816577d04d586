import type { Page } from 'playwright/test';
import { expect, test } from '../../chain/manualMining';
import { sentAndWaiting } from '../../journeys/sentSwap';
import { Transactions } from '../../pages/Transactions';
import { setHidden } from '../../setup/hiddenPage';

/** A hidden tab asks every 6 s. */
const ASKED_MS = 20_000;

function icons(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('head > link[rel="icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('TXN-34 TXN-35 NAV-33 a hidden tab reports in its title and icon that its swap is confirmed, until it is seen', async ({
  page,
  chains,
  blocks,
}) => {
  await sentAndWaiting(page, blocks, chains[43114]);
  await expect(page).toHaveTitle('1.25 AVAX to PNG · Pangolin');
  const before = await icons(page);
  expect(before).not.toEqual([]);
  await setHidden(page, true);
  await blocks.mine();
  // The confirmation also clears the amount.
  await expect(page).toHaveTitle('✓ Swap complete · Swap · Pangolin', { timeout: ASKED_MS });
  await expect(page.locator('head > title')).toHaveCount(1);
  const marked = await icons(page);
  expect(new Set(marked)).toEqual(new Set(['/icons/ended-64.png']));
  const icon = await page.request.get('/icons/ended-64.png');
  expect(icon.headers()['content-type']).toBe('image/png');

  await setHidden(page, false);
  await expect(page).toHaveTitle('Swap · Pangolin');
  expect(await icons(page)).toEqual(before);
  await expect(new Transactions(page).popup('Swapped')).toBeVisible();
});

test('TXN-34 a tab that is seen keeps its title when its swap is confirmed', async ({
  page,
  chains,
  blocks,
}) => {
  await sentAndWaiting(page, blocks, chains[43114]);
  await blocks.mine();
  await expect(new Transactions(page).popup('Swapped')).toBeVisible();
  await expect(page).toHaveTitle('Swap · Pangolin');
});
