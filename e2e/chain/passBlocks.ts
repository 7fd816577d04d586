import { expect, type Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';

const BLOCK_MS = 2_000;
/** Between two looks at whether the page has read a block. */
const STEP_MS = 500;

/**
 * Mines blocks. After each one, advances the page's clock by 2 s, and then on until the page has
 * read the block.
 */
export async function passBlocks(
  page: Page,
  { client, proxy }: DevnetChain,
  blocks: number,
): Promise<void> {
  const asked = () => proxy.traffic().methods.eth_call ?? 0;
  for (let block = 0; block < blocks; block += 1) {
    const before = asked();
    await client.mine({ blocks: 1 });
    await page.clock.runFor(BLOCK_MS - STEP_MS);
    await expect(async () => {
      await page.clock.runFor(STEP_MS);
      expect(asked()).toBeGreaterThan(before);
    }).toPass();
  }
  await page.clock.runFor(2 * STEP_MS);
}
