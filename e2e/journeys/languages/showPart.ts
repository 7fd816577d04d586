import { expect, type Page } from 'playwright/test';
import { waitUntilLoaded } from '../../screen/waitUntilStill';
import type { InLanguage } from './InLanguage';
import type { Shown } from './shown';

/**
 * Opens a part of the site, as a user gets to it, and waits until it is loaded.
 *
 * @returns A function that expects its dialogs and menus to be open still.
 */
export async function showPart(
  site: InLanguage,
  { show, goesOn, isBusy, keepsFocus }: Shown,
): Promise<() => Promise<void>> {
  const { page } = site;
  if (!goesOn) await closeDialogs(page);
  await show(site);
  if (!isBusy) await waitUntilLoaded(page);
  // A figure that is pointed at, or has the focus, shows its digits twice.
  await page.mouse.move(0, 0);
  const open = openOver(page);
  const dialogs = await open.count();
  const main = page.getByRole('main');
  if (dialogs === 0 && !keepsFocus && (await main.count()) > 0) await main.focus();
  return () => expect(open).toHaveCount(dialogs);
}

/** The dialogs and menus that are open. */
const openOver = (page: Page) => page.locator('[role=dialog], [role=menu]');

async function closeDialogs(page: Page): Promise<void> {
  const open = openOver(page);
  // A key may come while one is closing, and leads back within another.
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
