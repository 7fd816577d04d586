import type { Locator } from 'playwright/test';

/** The nearest element around a label that has a figure with exact digits, too. */
export function figureOf(label: Locator): Locator {
  return label.locator('xpath=ancestor::*[.//@data-exact][1]');
}
