import type { Page } from 'playwright/test';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { expect } from '@/e2e/test';
import { connectedSwap } from './connectedSwap';

/** The amount in the form. */
export const TYPED = '1.25';

/** A connected swap form with an amount and a quote. */
export async function quotedSwap(page: Page): Promise<SwapPage> {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill(TYPED);
  await expect(swap.action(/^(Review swap|Swap now)$/)).toBeEnabled();
  // Their code is loaded by then.
  await expect(page.getByText('Price curve')).toBeAttached();
  return swap;
}

/** The review of that swap, before the wallet is asked. */
export async function quotedSwapReview(page: Page): Promise<SwapPage> {
  const swap = await quotedSwap(page);
  await swap.action('Review swap').click();
  await expect(swap.review).toBeVisible();
  return swap;
}
