import { erc20Abi, maxUint256, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { mintableAbi } from '@/devnet/contracts/abis';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { type PairKeys, pairContract } from './liquidity';

/**
 * Supplies whole amounts of two plain tokens from another account; creates their pair if needed.
 */
export async function supply(
  { chainId, client, tokens }: DevnetChain,
  [a, b]: PairKeys,
  [wholeA, wholeB]: readonly [string, string],
): Promise<void> {
  const { router } = EXCHANGE_ADDRESSES[chainId];
  const { deployer } = ACCOUNTS;
  const raws = [
    parseUnits(wholeA, tokens[a].decimals),
    parseUnits(wholeB, tokens[b].decimals),
  ] as const;
  for (const [key, raw] of [
    [a, raws[0]],
    [b, raws[1]],
  ] as const) {
    const token = { address: tokens[key].address };
    await transact(client, deployer, {
      ...token,
      abi: mintableAbi,
      functionName: 'mint',
      args: [deployer, raw],
    });
    await transact(client, deployer, {
      ...token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [router, raw],
    });
  }
  await transact(client, deployer, {
    address: router,
    abi: routerLiquidityAbi,
    functionName: 'addLiquidity',
    args: [tokens[a].address, tokens[b].address, ...raws, 0n, 0n, deployer, maxUint256],
  });
}

/** Donates whole tokens to a pair, so that each share of it is worth more. */
export async function donate(
  chain: DevnetChain,
  keys: PairKeys,
  [token, whole]: readonly [TokenKey, string],
): Promise<void> {
  const { address, decimals } = chain.tokens[token];
  await transact(chain.client, ACCOUNTS.deployer, {
    address,
    abi: mintableAbi,
    functionName: 'mint',
    args: [await pairContract(chain, keys), parseUnits(whole, decimals)],
  });
}
