import { type Address, erc20Abi } from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { ACCOUNTS } from '../accounts';
import type { ChainClient } from '../node/chain';
import { transact } from '../node/transact';
import { approve } from '../tokens/approve';
import type { RewardPlace } from './rewardPlace';

/** The chain that has the farms. */
export type FarmChain = { readonly client: ChainClient };

/** An account and an amount of the staking token, in its smallest unit. */
type Position = { readonly account: Address; readonly amount: bigint };

/** Stakes tokens that the account holds, without the app. */
export async function stake(
  { client }: FarmChain,
  { contract, stakingToken }: RewardPlace,
  { account, amount }: Position,
): Promise<void> {
  await approve(client, account, { token: stakingToken, spender: contract.address, amount });
  if (contract.type === 'miniChef')
    await transact(client, account, {
      address: contract.address,
      abi: miniChefAbi,
      functionName: 'deposit',
      args: [contract.poolId, amount, account],
    });
  else
    await transact(client, account, {
      address: contract.address,
      abi: stakingRewardsAbi,
      functionName: 'stake',
      args: [amount],
    });
}

/** Withdraws staked tokens without claiming; the reward stays owed. */
export async function unstake(
  { client }: FarmChain,
  { contract }: RewardPlace,
  { account, amount }: Position,
): Promise<void> {
  if (contract.type === 'miniChef')
    await transact(client, account, {
      address: contract.address,
      abi: miniChefAbi,
      functionName: 'withdraw',
      args: [contract.poolId, amount, account],
    });
  else
    await transact(client, account, {
      address: contract.address,
      abi: stakingRewardsAbi,
      functionName: 'withdraw',
      args: [amount],
    });
}

/** What an account has staked, in the smallest unit of the staking token. */
export async function stakedBy(
  { client }: FarmChain,
  { contract }: RewardPlace,
  account: Address,
): Promise<bigint> {
  if (contract.type === 'stakingRewards')
    return client.readContract({
      address: contract.address,
      abi: stakingRewardsAbi,
      functionName: 'balanceOf',
      args: [account],
    });
  const [amount] = await client.readContract({
    address: contract.address,
    abi: miniChefAbi,
    functionName: 'userInfo',
    args: [contract.poolId, account],
  });
  return amount;
}

/** A share of all staking tokens, in thousandths. */
export async function shareOf(
  { client }: FarmChain,
  { stakingToken }: RewardPlace,
  perMille: bigint,
): Promise<bigint> {
  const supply = await client.readContract({
    address: stakingToken,
    abi: erc20Abi,
    functionName: 'totalSupply',
  });
  return (supply * perMille) / 1_000n;
}

/** The deployer gives an account some of its staking tokens. */
export async function giveStakingTokens(
  { client }: FarmChain,
  { stakingToken }: RewardPlace,
  { account, amount }: Position,
): Promise<void> {
  await transact(client, ACCOUNTS.deployer, {
    address: stakingToken,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [account, amount],
  });
}

/** Gives an account staking tokens from the deployer, and stakes them. */
export async function giveStake(
  chain: FarmChain,
  place: RewardPlace,
  position: Position,
): Promise<void> {
  await giveStakingTokens(chain, place, position);
  await stake(chain, place, position);
}

/**
 * What an account is owed in a farm or a stake, in the smallest unit of the reward token: at the
 * latest block, or at a given one.
 */
export function earnedBy(
  { client }: FarmChain,
  { contract }: Pick<RewardPlace, 'contract'>,
  { account, blockNumber }: { readonly account: Address; readonly blockNumber?: bigint },
): Promise<bigint> {
  const at = blockNumber === undefined ? {} : { blockNumber };
  if (contract.type === 'miniChef')
    return client.readContract({
      address: contract.address,
      abi: miniChefAbi,
      functionName: 'pendingReward',
      args: [contract.poolId, account],
      ...at,
    });
  return client.readContract({
    address: contract.address,
    abi: stakingRewardsAbi,
    functionName: 'earned',
    args: [account],
    ...at,
  });
}
