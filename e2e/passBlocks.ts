import type { Page } from 'playwright/test';
import type { DevnetChain } from './quotedSwap';

/** Blocks come, and the page's installed clock goes on with them: 2 s each. */
export async function passBlocks(
  page: Page,
  { client }: DevnetChain,
  blocks: number,
): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    await client.mine({ blocks: 1 });
    await page.clock.runFor(2_000);
  }
}
