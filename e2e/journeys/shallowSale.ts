import type { Page } from 'playwright/test';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { expect } from '@/e2e/test';
import { connectedSwap } from './connectedSwap';

/** The form's action, in expert mode too. */
export const REVIEW = /^(Review swap|Swap now)$/;

/** A form with a quote for a sale of AVAX into QI's shallow pool. */
export async function quotedSale(page: Page, sold = '0.5'): Promise<SwapPage> {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'QI');
  await swap.pays.pressSequentially(sold);
  await expect(swap.action(REVIEW)).toBeEnabled();
  return swap;
}

/** Opens the review of that sale. */
export async function openedSale(page: Page): Promise<SwapPage> {
  const swap = await quotedSale(page);
  await swap.action(REVIEW).click();
  await expect(swap.review).toBeVisible();
  return swap;
}

/** Opens the review of that sale and waits until it can be confirmed. */
export async function reviewedSale(page: Page): Promise<SwapPage> {
  const swap = await openedSale(page);
  await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
  return swap;
}
