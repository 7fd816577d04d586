import { watchLayoutShifts } from '../layoutShifts';
import { Frame } from '../pages/Frame';
import { expect, test } from '../routes/fixtures';
import { SLOW_LINE } from '../slowLine';

const VIEWPORTS = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
];

test.use({ host: SLOW_LINE });

for (const viewport of VIEWPORTS) {
  test(`at ${viewport.width} px nothing of the frame moves while the document arrives in pieces`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const moved = await watchLayoutShifts(page);
    await page.goto('/swap/');
    await expect(new Frame(page).block).toBeVisible();
    expect(await moved()).toEqual([]);
  });
}
