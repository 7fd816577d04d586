import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';

/** Sets the demo account's AVAX balance. */
export function setBalance({ client }: DevnetChain, avax: string): Promise<void> {
  return client.setBalance({ address: ACCOUNTS.demo, value: parseEther(avax) });
}
