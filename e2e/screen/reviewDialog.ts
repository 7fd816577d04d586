import type { Locator, Page } from 'playwright/test';

const GOES_ON =
  'Checking the transaction|Waiting for your wallet|Transaction (sent|not sent|rejected|failed|not completed|may have been sent)';

/** The dialog of a review, whatever its title: the question, then what happens. */
export function reviewDialog(page: Page, question: string, done: string): Locator {
  return page.getByRole('dialog', { name: new RegExp(`^(${question}|${done}|${GOES_ON})$`) });
}
