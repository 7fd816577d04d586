import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { passTime } from '@/devnet/farms/periods';
import { connectedSwap } from '../../journeys/connectedSwap';
import { reviewedSwap } from '../../journeys/reviewedSwap';
import { Frame } from '../../pages/Frame';
import { PngPanel } from '../../pages/PngPanel';
import { expect, test } from '../../test';

const SCREENS = [
  '/swap/',
  '/send/',
  '/buy/',
  '/pool/',
  '/add/AVAX/',
  '/find/',
  '/png/2/',
  '/stake/0/',
  '/vote/',
  '/airdrop/',
  '/ido/',
  '/migrate/',
  '/beta/migrate/1/',
];

/** The texts of the visible elements in the colour of the next step: solid gold, or its orange. */
function nextSteps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((element) => element.checkVisibility())
      .filter((element) =>
        /255, 208, 38|255, 122, 26/.test(getComputedStyle(element).backgroundImage),
      )
      .map((element) => element.textContent),
  );
}

test('PNL-22 each screen marks at most one next step', async ({ page }) => {
  await connectedSwap(page);
  for (const path of SCREENS) {
    await page.goto(path);
    const frame = new Frame(page);
    const block = await frame.blockNumber();
    // A block later the screen has all that it reads.
    await expect.poll(() => frame.blockNumber()).toBeGreaterThan(block);
    const steps = await nextSteps(page);
    expect(steps.length, `${path}: ${steps.join(', ')}`).toBeLessThanOrEqual(1);
  }
});

test('PNL-23 the review of a swap is one screen: at most 620 px high, and nothing scrolls on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { swap } = await reviewedSwap(page);
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  expect(await nextSteps(page)).toContain('Confirm swap');
  expect((await swap.review.boundingBox())?.height).toBeLessThanOrEqual(620);
  await page.setViewportSize({ width: 375, height: 780 });
  const hidden = await swap.review.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('PNL-22 of several deposits to migrate, none is marked beside the choice of them', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ account: ACCOUNTS.farmer, isConnected: true });
  await page.goto('/beta/migrate/1/');
  await expect(page.getByRole('button', { name: 'Choose deposits to migrate' })).toBeVisible();
  expect(await nextSteps(page)).toEqual(['Choose deposits to migrate']);
});

test('PNL-22 the panel about PNG marks none of several claims', async ({
  page,
  wallet,
  chains,
}) => {
  await passTime(chains[43114], 10n);
  await wallet.prepare({ account: ACCOUNTS.farmer, isConnected: true });
  await page.goto('/swap/');
  const panel = new PngPanel(page);
  await expect(panel.button).toHaveAccessibleName(/20,000/);
  await panel.button.click();
  for (const version of [0, 1, 2])
    await expect(panel.link(`Claim in farms, version ${version}`)).toBeVisible();
  expect(await nextSteps(page)).toEqual([]);
});
