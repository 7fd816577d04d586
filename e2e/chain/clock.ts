import type { DevnetChain } from '@/devnet/devnet';

/**
 * Sets the clock of a chain to the current time. A restored chain continues from the time of its
 * snapshot, so the page would treat its latest block as an old one.
 */
export async function setClockToNow({ client }: DevnetChain): Promise<void> {
  const { timestamp } = await client.getBlock();
  const seconds = Math.floor(Date.now() / 1_000) - Number(timestamp);
  if (seconds <= 0) return;
  await client.increaseTime({ seconds });
  await client.mine({ blocks: 1 });
}
