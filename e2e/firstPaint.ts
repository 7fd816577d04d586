import type { Page } from 'playwright/test';

/** Keeps the background that each load of the page is first painted with; to be called before it is opened. */
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
