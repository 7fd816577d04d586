import { erc20Abi } from 'viem';
import type { RewardPlace } from '@/devnet/farms/rewardPlace';
import { miniChefAbi } from '@/lib/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/contracts/abis/stakingRewards';
import type { DevnetChain } from './quotedSwap';

const WEEK_SECONDS = 604_800n;

/**
 * What a first deposit would earn in a week, by the contracts: in the smallest unit of the reward,
 * rounded down.
 */
export async function weeklyAfter(
  { client }: DevnetChain,
  { contract, stakingToken }: RewardPlace,
  added: bigint,
): Promise<bigint> {
  const total = await client.readContract({
    address: stakingToken,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [contract.address],
  });
  if (contract.type === 'stakingRewards') {
    const rate = await client.readContract({
      address: contract.address,
      abi: stakingRewardsAbi,
      functionName: 'rewardRate',
    });
    return (rate * WEEK_SECONDS * added) / (total + added);
  }
  const chef = { address: contract.address, abi: miniChefAbi } as const;
  const perSecond = await client.readContract({ ...chef, functionName: 'rewardPerSecond' });
  const weights = await client.readContract({ ...chef, functionName: 'totalAllocPoint' });
  const [, , weight] = await client.readContract({
    ...chef,
    functionName: 'poolInfo',
    args: [contract.poolId],
  });
  return (perSecond * weight * WEEK_SECONDS * added) / (weights * (total + added));
}
