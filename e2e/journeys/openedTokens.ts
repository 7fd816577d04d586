import type { Page } from 'playwright/test';
import { TokenDialog } from '@/e2e/pages/TokenDialog';
import { connectedSwap } from './connectedSwap';

/** The choice of the token to receive, opened from a swap with the demo wallet connected. */
export async function openedTokens(page: Page): Promise<TokenDialog> {
  await connectedSwap(page);
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  return tokens;
}
