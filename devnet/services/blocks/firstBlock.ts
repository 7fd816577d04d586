import type { ChainClient } from '../../node/chain';

/** A block as the subgraph returns it: its hash, and two numbers as strings. */
export type SubgraphBlock = {
  readonly id: string;
  readonly number: string;
  readonly timestamp: string;
};

/** Two times in seconds, both excluded. */
export type Period = { readonly after: bigint; readonly before: bigint };

/** The first block of a period; undefined when the chain has none in it. */
export async function firstBlock(
  client: ChainClient,
  { after, before }: Period,
): Promise<SubgraphBlock | undefined> {
  const end = (await client.getBlockNumber({ cacheTime: 0 })) + 1n;
  let [low, high] = [0n, end];
  while (low < high) {
    const middle = (low + high) / 2n;
    const { timestamp } = await client.getBlock({ blockNumber: middle });
    if (timestamp > after) high = middle;
    else low = middle + 1n;
  }
  if (low === end) return undefined;
  const { hash, timestamp } = await client.getBlock({ blockNumber: low });
  if (timestamp >= before) return undefined;
  return { id: hash, number: String(low), timestamp: String(timestamp) };
}
