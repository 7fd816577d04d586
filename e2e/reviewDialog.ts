import type { Locator, Page } from 'playwright/test';

const ENDED = 'Transaction (sent|not sent|failed|not completed)';

/** The dialog of a review, whatever its title: the question, then the outcome. */
export function reviewDialog(page: Page, question: string, done: string): Locator {
  return page.getByRole('dialog', { name: new RegExp(`^(${question}|${done}|${ENDED})$`) });
}
