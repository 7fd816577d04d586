import { type Address, erc20Abi } from 'viem';
import type { ChainClient } from '../node/chain';
import { transact } from '../node/transact';

type Approval = { readonly token: Address; readonly spender: Address; readonly amount: bigint };

/** Lets a spender take an owner's tokens, up to an amount in their smallest unit. */
export function approve(
  client: ChainClient,
  owner: Address,
  { token, spender, amount }: Approval,
): Promise<void> {
  return transact(client, owner, {
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, amount],
  });
}
