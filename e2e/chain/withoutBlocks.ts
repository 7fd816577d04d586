import type { DevnetChain } from '@/devnet/devnet';

/** Acts while a chain makes no blocks by itself, only those that are mined meanwhile. */
export async function withoutBlocks<Result>(
  { client }: Pick<DevnetChain, 'client'>,
  task: () => Promise<Result>,
): Promise<Result> {
  await client.setIntervalMining({ interval: 0 });
  try {
    return await task();
  } finally {
    await client.setIntervalMining({ interval: 2 });
  }
}
