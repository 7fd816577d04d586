import { erc20Abi } from 'viem';
import type { DevnetChain } from '@/devnet/devnet';
import type { RewardPlace } from '@/devnet/farms/rewardPlace';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';

const WEEK_SECONDS = 604_800n;

/** In the smallest unit of the staking token: what an account has staked, and what it would add. */
type Stake = { readonly staked: bigint; readonly added: bigint };

/**
 * What a stake would earn in a week after a deposit, by the contracts: in the smallest unit of the
 * reward, rounded down.
 */
export async function weeklyAfter(
  { client }: DevnetChain,
  { contract, stakingToken }: RewardPlace,
  { staked, added }: Stake,
): Promise<bigint> {
  const total = await client.readContract({
    address: stakingToken,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [contract.address],
  });
  const own = staked + added;
  if (contract.type === 'stakingRewards') {
    const rate = await client.readContract({
      address: contract.address,
      abi: stakingRewardsAbi,
      functionName: 'rewardRate',
    });
    return (rate * WEEK_SECONDS * own) / (total + added);
  }
  const chef = { address: contract.address, abi: miniChefAbi } as const;
  const perSecond = await client.readContract({ ...chef, functionName: 'rewardPerSecond' });
  const weights = await client.readContract({ ...chef, functionName: 'totalAllocPoint' });
  const [, , weight] = await client.readContract({
    ...chef,
    functionName: 'poolInfo',
    args: [contract.poolId],
  });
  return (perSecond * weight * WEEK_SECONDS * own) / (weights * (total + added));
}
