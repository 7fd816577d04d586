import { expect, type Page } from 'playwright/test';

/** Waits until the page follows keys, which it does once it has hydrated. */
export async function pageHasKeys(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Block/ })).toBeVisible();
}
