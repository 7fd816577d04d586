import type { Page } from 'playwright/test';

/** From the next load on, the user saves data: the page loads no code before it is needed. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
