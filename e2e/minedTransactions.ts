import type { Hash } from 'viem';
import { sendTransaction } from 'viem/actions';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from './quotedSwap';

/** Transactions of the demo account that are already mined. */
export async function mined({ client }: DevnetChain, count: number): Promise<readonly Hash[]> {
  const hashes: Hash[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const to = ACCOUNTS.second;
    hashes.push(
      await sendTransaction(client, { account: ACCOUNTS.demo, chain: null, to, value: 1n }),
    );
  }
  await client.mine({ blocks: 1 });
  return hashes;
}
