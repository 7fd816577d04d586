import { expect, type Page } from 'playwright/test';
import { accessibilityViolations, scrollToEnd } from './axe';

/** Expects that a page passes axe, and is not wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  await scrollToEnd(page);
  // A figure under the pointer shows its digits twice.
  await page.mouse.move(0, 0);
  expect(await accessibilityViolations(page)).toEqual([]);
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
}
