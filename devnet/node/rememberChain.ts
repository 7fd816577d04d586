import { BlockNotFoundError, type Hex, zeroAddress } from 'viem';
import type { ChainClient } from './chain';

type Remembering = Pick<
  ChainClient,
  'getBalance' | 'getBlock' | 'getBlockNumber' | 'revert' | 'snapshot'
>;

/** How many snapshots are taken of the state: one per attempt to restore it. */
const TRIES = 3;
/** Mining a block locks the state, so a read that started before it returns after the block. */
const READS = 3;

/**
 * Saves the state of a chain. The returned function restores it, once.
 *
 * A block that is mined by the clock during a restore keeps its old number, so the blocks below it
 * are missing. The chain is then restored again.
 */
export async function rememberChain(client: Remembering): Promise<() => Promise<void>> {
  const height = await client.getBlockNumber();
  const ids: Hex[] = [];
  for (let taken = 0; taken < TRIES; taken += 1) ids.push(await client.snapshot());
  return async () => {
    for (const id of ids.toReversed()) {
      await client.revert({ id });
      if (!(await hasGap(client, height))) return;
    }
    throw new GapInChainError();
  };
}

/** Whether any block above a height is missing. */
async function hasGap(client: Remembering, height: bigint): Promise<boolean> {
  for (let reads = 0; reads < READS; reads += 1) await client.getBalance({ address: zeroAddress });
  for (let number = await client.getBlockNumber(); number > height; number -= 1n)
    if (!(await hasBlock(client, number))) return true;
  return false;
}

async function hasBlock(client: Remembering, blockNumber: bigint): Promise<boolean> {
  try {
    await client.getBlock({ blockNumber });
    return true;
  } catch (error) {
    if (error instanceof BlockNotFoundError) return false;
    throw error;
  }
}

class GapInChainError extends Error {
  override readonly name = 'GapInChainError';

  constructor() {
    super(`The local chain came back with blocks missing, ${TRIES} times.`);
  }
}
