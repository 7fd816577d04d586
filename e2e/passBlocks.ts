import type { Page } from 'playwright/test';
import type { DevnetChain } from './quotedSwap';

/** Mines blocks and advances the page's clock by 2 s for each. */
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
