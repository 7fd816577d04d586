import { erc20Abi, maxUint256, parseUnits } from 'viem';
import { mintableAbi } from '@/devnet/abis';
import { ACCOUNTS } from '@/devnet/accounts';
import type { TokenKey } from '@/devnet/tokens';
import { transact } from '@/devnet/transact';
import { routerAbi } from '@/lib/contracts/abis/router';
import { routerLiquidityAbi } from '@/lib/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { type PairKeys, pairContract } from './liquidity';
import type { DevnetChain } from './quotedSwap';

/** Sells whole tokens along a route from another account, so that the route's prices move. */
export async function sellAlong(
  { chainId, client, tokens }: DevnetChain,
  path: readonly [TokenKey, ...TokenKey[]],
  whole: string,
): Promise<void> {
  const { router } = EXCHANGE_ADDRESSES[chainId];
  const { deployer } = ACCOUNTS;
  const { address, decimals, contract } = tokens[path[0]];
  const sold = parseUnits(whole, decimals);
  // WAVAX and PNG come from the deployer's own supply.
  if (contract !== 'Wavax' && contract !== 'Png')
    await transact(client, deployer, {
      address,
      abi: mintableAbi,
      functionName: 'mint',
      args: [deployer, sold],
    });
  await transact(client, deployer, {
    address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [router, sold],
  });
  const addresses = path.map((key) => tokens[key].address);
  await transact(client, deployer, {
    address: router,
    abi: routerAbi,
    functionName: 'swapExactTokensForTokens',
    args: [sold, 0n, addresses, deployer, maxUint256],
  });
}

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
