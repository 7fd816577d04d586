import type { Locator } from 'playwright/test';

/** In a review: chooses to approve only the amount that is needed, and approves it. */
export async function approveExactly(review: Locator): Promise<void> {
  await review.getByRole('radio', { name: 'Only this amount' }).check();
  await review.getByRole('button', { name: APPROVE }).click();
}

/** The button that approves by a transaction, whatever the size. */
export const APPROVE = /^Approve (?!with)/;
