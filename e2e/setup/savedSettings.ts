import type { Page } from 'playwright/test';
import type { Settings } from '@/lib/site/settings/settings';

const KEY = 'pangolin.settings';

/** Stores these settings, valid or not, before every load. Call it before the page is opened. */
export async function saveSettings(
  page: Page,
  state: Partial<Record<keyof Settings, unknown>>,
): Promise<void> {
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: KEY,
    text: JSON.stringify({ version: 1, state }),
  });
}
