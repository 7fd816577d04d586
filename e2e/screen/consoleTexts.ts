import type { Page } from 'playwright/test';

/** What the page logs from now on. The list grows as the page logs. */
export function consoleTexts(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on('console', (message) => texts.push(message.text()));
  return texts;
}
