import type { Locator, Page } from 'playwright/test';

const ENDED = 'Transaction (sent|not sent|failed|not completed)';

/** The dialog of a review, whatever its title says by now: the question, then what came of it. */
export function reviewDialog(page: Page, question: string, done: string): Locator {
  return page.getByRole('dialog', { name: new RegExp(`^(${question}|${done}|${ENDED})$`) });
}
