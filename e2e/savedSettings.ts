import type { Page } from 'playwright/test';
import type { Settings } from '@/lib/settings/settings';

const KEY = 'pangolin.settings';

/** Every load of the page finds these settings on the device, valid or not; to be called before it is opened. */
export async function saveSettings(
  page: Page,
  state: Partial<Record<keyof Settings, unknown>>,
): Promise<void> {
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: KEY,
    text: JSON.stringify({ version: 1, state }),
  });
}
