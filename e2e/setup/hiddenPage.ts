import type { Page } from 'playwright/test';

/** Hides a page, as when its user switches tabs, or shows it again. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    const visibilityState = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

/** The buttons that can be pressed at this very moment: nothing is waited for. */
export function enabledButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter(({ disabled }) => !disabled)
      .map(({ textContent }) => textContent ?? ''),
  );
}
