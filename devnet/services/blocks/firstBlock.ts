import { BlockNotFoundError } from 'viem';
import type { ChainClient } from '../../node/chain';

/** A block as the subgraph returns it: its hash, and two numbers as strings. */
export type SubgraphBlock = {
  readonly id: string;
  readonly number: string;
  readonly timestamp: string;
};

/** Two times in seconds, both excluded. */
export type Period = { readonly after: bigint; readonly before: bigint };

/**
 * The first block of a period; undefined when the chain has none in it. Of a chain with a past,
 * blocks are missing; only those before them are found.
 */
export async function firstBlock(
  client: ChainClient,
  { after, before }: Period,
): Promise<SubgraphBlock | undefined> {
  const end = (await client.getBlockNumber({ cacheTime: 0 })) + 1n;
  let [low, high] = [0n, end];
  while (low < high) {
    const middle = (low + high) / 2n;
    const block = await blockAt(client, middle);
    if (block === undefined || block.timestamp > after) high = middle;
    else low = middle + 1n;
  }
  const block = low === end ? undefined : await blockAt(client, low);
  if (block === undefined || block.timestamp >= before) return undefined;
  return { id: block.hash, number: String(low), timestamp: String(block.timestamp) };
}

async function blockAt(client: ChainClient, blockNumber: bigint) {
  try {
    return await client.getBlock({ blockNumber });
  } catch (error) {
    if (error instanceof BlockNotFoundError) return undefined;
    throw error;
  }
}
