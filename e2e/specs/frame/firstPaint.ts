import type { Page } from 'playwright/test';

/** Watches the background of each document's first paint; returns that of the latest document. */
export async function watchFirstPaint(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    sessionStorage.removeItem('firstPaint');
    requestAnimationFrame(function firstPaint() {
      if (document.body === null) {
        requestAnimationFrame(firstPaint);
        return;
      }
      const { backgroundColor } = getComputedStyle(document.body);
      sessionStorage.setItem('firstPaint', backgroundColor);
    });
  });
  return async () => {
    // A document may have loaded before its first frame.
    const painted = await page.waitForFunction(() => sessionStorage.getItem('firstPaint'));
    return painted.jsonValue();
  };
}
