import type { Page } from 'playwright/test';

/** Waits until all finite animations have ended, so that measurements are final. */
export function waitUntilStill(page: Page): Promise<void> {
  return waitUntilNoneRuns(page, 'finite');
}

/** Waits until nothing on screen loads: a skeleton or a spinner is animated without an end. */
export function waitUntilLoaded(page: Page): Promise<void> {
  return waitUntilNoneRuns(page, 'endless');
}

async function waitUntilNoneRuns(page: Page, kind: 'finite' | 'endless'): Promise<void> {
  await page.waitForFunction(
    (waitedFor) =>
      document.getAnimations().every(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState !== 'running' || isEndless !== (waitedFor === 'endless');
      }),
    kind,
  );
}
