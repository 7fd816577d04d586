import { type Address, erc20Abi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { Devnet } from '@/devnet/devnet';
import type { TokenKey } from '@/devnet/tokens';

/** What an account, the demo account by default, holds of a token in its smallest unit. */
export function tokenBalance(
  { client, tokens }: Devnet['chains'][43114],
  token: TokenKey,
  owner: Address = ACCOUNTS.demo,
): Promise<bigint> {
  return client.readContract({
    address: tokens[token].address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}
