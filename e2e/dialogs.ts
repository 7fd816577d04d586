import { expect, type Locator } from 'playwright/test';

/** Waits until a dialog is closed and the focus is back in the page, which it takes a moment later. */
export async function expectClosed(dialog: Locator): Promise<void> {
  await expect(dialog).toBeHidden();
  await expect(dialog.page().locator(':focus')).toHaveCount(1);
}
