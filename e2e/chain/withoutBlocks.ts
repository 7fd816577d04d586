import type { DevnetChain } from '@/devnet/devnet';

/** Acts while a chain makes no blocks by itself, only those that are mined meanwhile. */
export async function withoutBlocks<Result>(
  { client }: Pick<DevnetChain, 'client'>,
  act: () => Promise<Result>,
): Promise<Result> {
  await client.setIntervalMining({ interval: 0 });
  try {
    return await act();
  } finally {
    await client.setIntervalMining({ interval: 2 });
  }
}
