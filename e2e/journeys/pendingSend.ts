import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { type Blocks, expect } from '@/e2e/chain/manualMining';
import { SendPage } from '@/e2e/pages/SendPage';

/** Sends AVAX to another account. It stays pending, with its dialog open. */
export async function pendingSend(page: Page, blocks: Blocks, amount = '2'): Promise<SendPage> {
  const send = new SendPage(page);
  await send.openConnected();
  await send.openReview(amount, ACCOUNTS.second);
  await expect(send.confirmButton()).toBeEnabled();
  await blocks.hold();
  await send.confirmButton().click();
  await expect(send.review.getByRole('link', { name: 'View on explorer' })).toBeVisible();
  return send;
}
