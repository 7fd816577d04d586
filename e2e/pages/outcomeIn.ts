import type { Locator } from 'playwright/test';

/**
 * What a dialog says became of its transaction, where that contains a text in the same case:
 * "Confirmed" must not find "It is usually confirmed within seconds".
 */
export function outcomeIn(dialog: Locator, text: string): Locator {
  const exactly = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return dialog.getByRole('status').filter({ hasText: exactly });
}
