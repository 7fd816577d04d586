import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { watchLayoutShifts } from '../../screen/layoutShifts';
import { expect, test } from '../routes/fixtures';
import { SLOW_LINE } from './slowLine';

const VIEWPORTS = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
];

test.use({ host: SLOW_LINE });

for (const viewport of VIEWPORTS) {
  test(
    `at ${viewport.width} px nothing of the frame moves while the document arrives in pieces`,
    fullOnly(),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const moved = await watchLayoutShifts(page);
      await page.goto('/swap/');
      await expect(new Frame(page).block).toBeVisible();
      expect(await moved()).toEqual([]);
    },
  );
}

for (const path of ['/', '/404.html'])
  test(
    `the document of ${path} has the frame and a card before any script runs`,
    fullOnly(),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pool' })).toBeVisible();
      const card = await page.locator('main > div > :first-child').first().boundingBox();
      expect(card?.height).toBeGreaterThan(200);
      await context.close();
    },
  );
