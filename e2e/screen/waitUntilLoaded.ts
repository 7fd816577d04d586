import type { Page } from 'playwright/test';

/** Waits until nothing on screen loads: what shows that it does is animated without an end. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      ),
  );
}
