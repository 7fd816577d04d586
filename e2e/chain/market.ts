import { maxUint256, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import { approve } from '@/devnet/tokens/approve';
import { mint } from '@/devnet/tokens/mint';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { type PairKeys, pairAddressOf } from './liquidity';

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
    const token = tokens[key].address;
    await mint(client, { token, to: deployer, amount: raw });
    await approve(client, deployer, { token, spender: router, amount: raw });
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
  await mint(chain.client, {
    token: address,
    to: await pairAddressOf(chain, keys),
    amount: parseUnits(whole, decimals),
  });
}
