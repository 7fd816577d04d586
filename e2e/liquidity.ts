import { erc20Abi, parseAbi } from 'viem';
import { factorySeedAbi } from '@/devnet/abis';
import { ACCOUNTS } from '@/devnet/accounts';
import type { Devnet } from '@/devnet/devnet';
import type { TokenKey } from '@/devnet/tokens';
import { transact } from '@/devnet/transact';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/addresses';

const burnAbi = parseAbi(['function burn(address to) returns (uint256, uint256)']);

/** Somebody takes this many percent of a pair's reserves out, so that its price stays and its depth does not. */
export async function withdrawLiquidity(
  { chainId, client, tokens }: Devnet['chains'][43114],
  [a, b]: readonly [TokenKey, TokenKey],
  percent: bigint,
): Promise<void> {
  const pair = await client.readContract({
    address: EXCHANGE_ADDRESSES[chainId].factory,
    abi: factorySeedAbi,
    functionName: 'getPair',
    args: [tokens[a].address, tokens[b].address],
  });
  const supply = await client.readContract({
    address: pair,
    abi: erc20Abi,
    functionName: 'totalSupply',
  });
  await transact(client, ACCOUNTS.deployer, {
    address: pair,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [pair, (supply * percent) / 100n],
  });
  await transact(client, ACCOUNTS.deployer, {
    address: pair,
    abi: burnAbi,
    functionName: 'burn',
    args: [ACCOUNTS.deployer],
  });
}
