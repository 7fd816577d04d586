import { expect, type Page } from 'playwright/test';
import { Frame } from './pages/Frame';
import type { DevnetChain } from './quotedSwap';

/** Mines blocks and advances the page's clock by 2 s for each, which the page then shows. */
export async function passBlocks(
  page: Page,
  { client }: DevnetChain,
  blocks: number,
): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    await client.mine({ blocks: 1 });
    const mined = Number(await client.getBlockNumber({ cacheTime: 0 }));
    await page.clock.runFor(2_000);
    await expect.poll(() => new Frame(page).blockNumber()).toBeGreaterThanOrEqual(mined);
  }
}
