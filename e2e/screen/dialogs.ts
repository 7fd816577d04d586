import { expect, type Locator } from 'playwright/test';

/** Waits until a dialog is closed and the focus has returned to the page. */
export async function expectClosed(dialog: Locator): Promise<void> {
  await expect(dialog).toBeHidden();
  await expect(dialog.page().locator(':focus')).toHaveCount(1);
}
