import type { Page } from 'playwright/test';

/** Records the background of the first paint of each load. Call it before the page is opened. */
export async function watchFirstPaint(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    requestAnimationFrame(function firstPaint() {
      if (document.body === null) {
        requestAnimationFrame(firstPaint);
        return;
      }
      const { backgroundColor } = getComputedStyle(document.body);
      sessionStorage.setItem('firstPaint', backgroundColor);
    });
  });
  return () => page.evaluate(() => sessionStorage.getItem('firstPaint'));
}
