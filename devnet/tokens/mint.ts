import type { Address } from 'viem';
import { ACCOUNTS } from '../accounts';
import { mintableAbi } from '../contracts/abis';
import type { ChainClient } from '../node/chain';
import { transact } from '../node/transact';

type Minting = { readonly token: Address; readonly to: Address; readonly amount: bigint };

/** Mints a practice token for an address, an amount in its smallest unit. */
export function mint(client: ChainClient, { token, to, amount }: Minting): Promise<void> {
  return transact(client, ACCOUNTS.deployer, {
    address: token,
    abi: mintableAbi,
    functionName: 'mint',
    args: [to, amount],
  });
}
