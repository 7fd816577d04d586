import type { Page } from 'playwright/test';
import { SwapPage } from '@/e2e/pages/SwapPage';

/** The swap, opened with the demo wallet connected. */
export async function connectedSwap(page: Page, query = ''): Promise<SwapPage> {
  const swap = new SwapPage(page);
  await swap.openConnected(query);
  return swap;
}
