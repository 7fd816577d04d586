import { type Address, erc20Abi, numberToHex, parseUnits } from 'viem';
import { mintableAbi, stakingRewardsSeedAbi } from '../abis';
import { ACCOUNTS } from '../accounts';
import type { SeededToken } from '../tokens';
import { transact } from '../transact';
import type { FarmChain } from './stakes';

export const DAY_SECONDS = 86_400n;

/** Where StakingRewards stores its two times. */
const SLOTS = { periodFinish: 4, lastUpdateTime: 7 } as const;

type Reward = { readonly token: SeededToken; readonly whole: string; readonly days: bigint };

/** Begins a period of a StakingRewards contract: its owner funds it and announces the reward. */
export async function beginPeriod(
  { client }: FarmChain,
  contract: Address,
  { token, whole, days }: Reward,
): Promise<void> {
  const { deployer } = ACCOUNTS;
  const reward = parseUnits(whole, token.decimals);
  const isMintable = token.contract === 'PlainToken';
  await transact(client, deployer, {
    address: token.address,
    abi: isMintable ? mintableAbi : erc20Abi,
    functionName: isMintable ? 'mint' : 'transfer',
    args: [contract, reward],
  });
  const owned = { address: contract, abi: stakingRewardsSeedAbi } as const;
  await transact(client, deployer, {
    ...owned,
    functionName: 'setRewardsDuration',
    args: [days * DAY_SECONDS],
  });
  await transact(client, deployer, {
    ...owned,
    functionName: 'notifyRewardAmount',
    args: [reward],
  });
}

/**
 * Moves what happened in a StakingRewards contract into the past: its period ends earlier, and what
 * was earned until then stays the same.
 */
export async function agePeriod(
  { client }: FarmChain,
  contract: Address,
  seconds: bigint,
): Promise<void> {
  for (const [functionName, slot] of [
    ['periodFinish', SLOTS.periodFinish],
    ['lastUpdateTime', SLOTS.lastUpdateTime],
  ] as const) {
    const time = await client.readContract({
      address: contract,
      abi: stakingRewardsSeedAbi,
      functionName,
    });
    await client.setStorageAt({
      address: contract,
      index: slot,
      value: numberToHex(time - seconds, { size: 32 }),
    });
  }
}
