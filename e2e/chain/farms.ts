import { type Address, erc20Abi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';

/** The farms of AVAX and PNG, by their version. */
export const AVAX_PNG_FARMS = ['WAVAX_PNG_V0', 'WAVAX_PNG_V1', 'WAVAX_PNG_V2'] as const;

/** What an account holds of a token, in its smallest unit; the demo account by default. */
export function heldOf(
  { client }: DevnetChain,
  token: Address,
  account: Address = ACCOUNTS.demo,
): Promise<bigint> {
  return client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  });
}
