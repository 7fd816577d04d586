import { type Address, erc20Abi } from 'viem';
import type { DevnetChain } from '@/devnet/devnet';
import { openFarms } from '@/devnet/farms/openFarms';
import { giveStake, giveStakingTokens } from '@/devnet/farms/stakes';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { type Farm, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';

/** A thousandth of all pool tokens. */
const SHARE = 1_000n;

/**
 * Opens all 120 farms of version 1. Gives an account liquidity in the pools of the first 40, and a
 * deposit in each of the next farms.
 */
export async function giveManyPositions(
  chain: DevnetChain,
  account: Address,
  deposits: number,
): Promise<void> {
  const farms = farmsOf(43114, 1);
  await openFarms(chain, farms);
  for (const [index, farm] of farms.slice(0, 40 + deposits).entries()) {
    const place = placeOf(farm);
    const supply = await chain.client.readContract({
      address: place.stakingToken,
      abi: erc20Abi,
      functionName: 'totalSupply',
    });
    const position = { account, amount: supply / SHARE };
    if (index < 40) await giveStakingTokens(chain, place, position);
    else await giveStake(chain, place, position);
  }
}

function placeOf({ contract, tokens }: Farm) {
  return {
    contract: { type: 'stakingRewards', address: contract },
    stakingToken: liquidityToken(...tokens).address,
    rewardToken: pngToken(43114).address,
  } as const;
}
