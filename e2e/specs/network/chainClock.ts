import type { DevnetChain } from '@/devnet/devnet';

/**
 * Brings the clock of a chain to now. A chain that was restored goes on from the time of its
 * snapshot, so the page would take its latest block for an old one.
 */
export async function setClockToNow({ client }: DevnetChain): Promise<void> {
  const { timestamp } = await client.getBlock();
  const seconds = Math.floor(Date.now() / 1_000) - Number(timestamp);
  if (seconds <= 0) return;
  await client.increaseTime({ seconds });
  await client.mine({ blocks: 1 });
}
