import type { ChainClient } from './chain';

/** One request for more blocks could take longer than its client waits on a busy machine. */
const AT_ONCE = 50;

/** By the chain's clock. */
export const SECONDS_PER_BLOCK = 2;

/** Mines many blocks, about two seconds apart. */
export async function mineMany(
  { client }: { readonly client: Pick<ChainClient, 'mine'> },
  blocks: number,
): Promise<void> {
  for (let left = blocks; left > 0; left -= AT_ONCE)
    await client.mine({ blocks: Math.min(left, AT_ONCE), interval: SECONDS_PER_BLOCK });
}
