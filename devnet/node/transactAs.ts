import { type Address, parseEther } from 'viem';
import { AVAX_BALANCES } from '@/devnet/accounts';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import type { ChainClient } from './chain';
import { transact } from './transact';

/**
 * Sends a call from any address, also a contract's. The chain signs for its own accounts; another
 * address gets AVAX for the fee.
 */
export async function transactAs(
  client: ChainClient,
  from: Address,
  call: ContractCall,
): Promise<void> {
  if (AVAX_BALANCES.some(([account]) => account === from)) return transact(client, from, call);
  await client.setBalance({ address: from, value: parseEther('1') });
  await client.impersonateAccount({ address: from });
  await transact(client, from, call);
  await client.stopImpersonatingAccount({ address: from });
}
