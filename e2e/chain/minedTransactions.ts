import type { Hash } from 'viem';
import { sendTransaction } from 'viem/actions';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';

/** Transactions of the demo account that are already mined. */
export async function mined(chain: DevnetChain, count: number): Promise<readonly Hash[]> {
  const hashes = await sent(chain, count);
  await chain.client.mine({ blocks: 1 });
  return hashes;
}

/** Transactions of the demo account that are sent. While blocks are held they stay pending. */
export async function sent({ client }: DevnetChain, count: number): Promise<readonly Hash[]> {
  const hashes: Hash[] = [];
  while (hashes.length < count) {
    const to = ACCOUNTS.second;
    hashes.push(
      await sendTransaction(client, { account: ACCOUNTS.demo, chain: null, to, value: 1n }),
    );
  }
  return hashes;
}
