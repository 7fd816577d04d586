import type { Locator } from 'playwright/test';

/**
 * The outcome of a transaction in its dialog, if it contains a text in the same case: "Confirmed"
 * must not find "Usually confirmed within seconds".
 */
export function outcomeIn(dialog: Locator, text: string): Locator {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const exactly = new RegExp(escaped.replaceAll(' ', '\\s'));
  return dialog.getByRole('status').filter({ hasText: exactly });
}
