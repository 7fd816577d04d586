import type { Page } from 'playwright/test';
import { AfterTransaction } from '@/e2e/pages/AfterTransaction';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { connectedSwap } from './connectedSwap';

/** The review of a sale of AVAX for PNG. */
export async function reviewedSwap(
  page: Page,
): Promise<{ swap: SwapPage; after: AfterTransaction }> {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1.5');
  await swap.action('Review swap').click();
  return { swap, after: new AfterTransaction(swap.review) };
}
