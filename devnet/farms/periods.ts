import { type Address, erc20Abi, type Hex, keccak256, numberToHex, parseUnits } from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { ACCOUNTS } from '../accounts';
import { mintableAbi, stakingRewardsSeedAbi } from '../contracts/abis';
import { transact } from '../node/transact';
import type { SeededToken } from '../tokens/tokens';
import type { RewardPlace } from './rewardPlace';
import type { FarmChain } from './stakes';

export const DAY_SECONDS = 86_400n;

/** Where StakingRewards stores its two times. */
const STAKING_SLOTS = { periodFinish: 4, lastUpdateTime: 7 } as const;
/** Where MiniChef stores the list of its pools and the end of its period. */
const CHEF_SLOTS = { poolInfo: 2, rewardsExpiration: 10 } as const;

type Reward = { readonly token: SeededToken; readonly whole: string; readonly days: bigint };

/** Begins a period of a StakingRewards contract: its owner funds it and announces the reward. */
export async function beginPeriod(
  { client }: FarmChain,
  contract: Address,
  { token, whole, days }: Reward,
): Promise<void> {
  const { deployer } = ACCOUNTS;
  const reward = parseUnits(whole, token.decimals);
  const isMintable = token.contract !== 'Wavax' && token.contract !== 'Png';
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
 * Moves the chain's clock, and with it everything on the chain, and mines a block. Restoring the
 * chain moves it back.
 */
export async function passTime({ client }: FarmChain, seconds: bigint): Promise<void> {
  await client.increaseTime({ seconds: Number(seconds) });
  await client.mine({ blocks: 1 });
}

/**
 * Lets time pass for one contract only: what it earned and when its period ends are as if it had
 * begun earlier. In MiniChef, this concerns all farms.
 */
export async function ageContract(
  chain: FarmChain,
  { contract }: Pick<RewardPlace, 'contract'>,
  seconds: bigint,
): Promise<void> {
  if (contract.type === 'miniChef') await ageChef(chain, contract.address, seconds);
  else await ageStaking(chain, contract.address, seconds);
}

/** Lets the rest of a period pass for one contract only; the reward of the rest is then earned. */
export async function endPeriod(
  chain: FarmChain,
  { contract }: Pick<RewardPlace, 'contract'>,
): Promise<void> {
  const { timestamp } = await chain.client.getBlock();
  const end = await (contract.type === 'miniChef'
    ? readEnd(chain, contract.address)
    : readTime(chain, contract.address, 'periodFinish'));
  await ageContract(chain, { contract }, end - timestamp + 1n);
}

async function ageStaking(chain: FarmChain, address: Address, seconds: bigint): Promise<void> {
  for (const name of ['periodFinish', 'lastUpdateTime'] as const) {
    const time = await readTime(chain, address, name);
    await store(chain, address, { slot: numberToHex(STAKING_SLOTS[name]), value: time - seconds });
  }
}

async function ageChef(chain: FarmChain, address: Address, seconds: bigint): Promise<void> {
  const chef = { address, abi: miniChefAbi } as const;
  const pools = await chain.client.readContract({ ...chef, functionName: 'lpTokens' });
  const first = BigInt(keccak256(numberToHex(CHEF_SLOTS.poolInfo, { size: 32 })));
  for (const poolId of pools.keys()) {
    const info = { ...chef, functionName: 'poolInfo', args: [BigInt(poolId)] } as const;
    const [perShare, lastRewardTime, weight] = await chain.client.readContract(info);
    await store(chain, address, {
      slot: numberToHex(first + BigInt(poolId)),
      // A struct of uint128, uint64 and uint64 in one slot, the first in the lowest bits.
      value: (weight << 192n) | ((lastRewardTime - seconds) << 128n) | perShare,
    });
  }
  await store(chain, address, {
    slot: numberToHex(CHEF_SLOTS.rewardsExpiration),
    value: (await readEnd(chain, address)) - seconds,
  });
}

function readEnd({ client }: FarmChain, address: Address): Promise<bigint> {
  return client.readContract({
    address,
    abi: miniChefAbi,
    functionName: 'rewardsExpiration',
  });
}

function readTime(
  { client }: FarmChain,
  address: Address,
  functionName: 'periodFinish' | 'lastUpdateTime',
): Promise<bigint> {
  const abi = [...stakingRewardsAbi, ...stakingRewardsSeedAbi];
  return client.readContract({ address, abi, functionName });
}

function store(
  { client }: FarmChain,
  address: Address,
  { slot, value }: { readonly slot: Hex; readonly value: bigint },
): Promise<void> {
  return client.setStorageAt({ address, index: slot, value: numberToHex(value, { size: 32 }) });
}
