import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import type { Blocks } from '@/e2e/chain/manualMining';
import { Transactions } from '@/e2e/pages/Transactions';
import { quotedSwap } from './quotedSwap';

/** Swaps, and leaves the transaction pending; the page has seen it at the node. */
export async function sentAndWaiting(page: Page, blocks: Blocks, { client }: DevnetChain) {
  const swap = await quotedSwap(page);
  await swap.action('Review swap').click();
  await blocks.hold();
  await swap.confirm();
  await swap.closeSent();
  const { hash } = await new Transactions(page).seen();
  return client.getTransaction({ hash });
}
