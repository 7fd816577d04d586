import type { Chain } from './chain';

/** One request for more blocks could take longer than its client waits. */
const AT_ONCE = 200;

/** By the chain's clock. */
export const SECONDS_PER_BLOCK = 2;

/** Mines many blocks, about two seconds apart. */
export async function mineMany({ client }: Pick<Chain, 'client'>, blocks: number): Promise<void> {
  for (let left = blocks; left > 0; left -= AT_ONCE)
    await client.mine({ blocks: Math.min(left, AT_ONCE), interval: SECONDS_PER_BLOCK });
}
