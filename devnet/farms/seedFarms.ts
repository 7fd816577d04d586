import { parseEther } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { miniChefSeedAbi } from '../contracts/abis';
import { transact } from '../node/transact';
import { approve } from '../tokens/approve';
import { seededTokens, type TokenKey } from '../tokens/tokens';
import { LEFT_FARM, seedFarmer } from './farmer';
import {
  CHEF_DAYS,
  CHEF_FARMS,
  CHEF_REWARD,
  MINI_CHEF,
  SINGLE_STAKES,
  STAKING_DAYS,
  STAKING_FARMS,
  type StakingPeriod,
} from './farmTables';
import { ageContract, beginPeriod, DAY_SECONDS } from './periods';
import { placeChef, placeStaking } from './placeRewards';
import {
  CHEF_FARM_NAMES,
  FARM_CHAIN_ID,
  type RewardPlace,
  rewardPlace,
  SINGLE_STAKE_NAMES,
  STAKING_FARM_NAMES,
} from './rewardPlace';
import { type FarmChain, shareOf, stake, stakedBy, unstake } from './stakes';

const { deployer, farmer } = ACCOUNTS;

/** Places the contracts of farms and single stakes, and fills them with stakes and rewards. */
export async function seedFarms(chain: FarmChain): Promise<void> {
  await placeChef(chain);
  for (const name of CHEF_FARM_NAMES)
    await stakePercent(chain, rewardPlace(name), CHEF_FARMS[name].stakedPercent);
  for (const name of STAKING_FARM_NAMES) {
    await placeStaking(chain, rewardPlace(name));
    await stakePercent(chain, rewardPlace(name), STAKING_FARMS[name].stakedPercent);
  }
  for (const name of SINGLE_STAKE_NAMES) {
    await placeStaking(chain, rewardPlace(name));
    const amount = parseEther(SINGLE_STAKES[name].staked);
    await stake(chain, rewardPlace(name), { account: deployer, amount });
  }
  await seedFarmer(chain);

  await fundChef(chain);
  for (const name of STAKING_FARM_NAMES)
    await fundStaking(chain, rewardPlace(name), { ...STAKING_FARMS[name], rewardToken: 'PNG' });
  for (const name of SINGLE_STAKE_NAMES)
    await fundStaking(chain, rewardPlace(name), SINGLE_STAKES[name]);
  await leaveFarm(chain);
}

async function stakePercent(chain: FarmChain, place: RewardPlace, percent: bigint): Promise<void> {
  if (percent === 0n) return;
  const amount = await shareOf(chain, place, percent * 10n);
  await stake(chain, place, { account: deployer, amount });
}

async function fundChef({ client }: FarmChain): Promise<void> {
  const reward = parseEther(CHEF_REWARD);
  await approve(client, deployer, {
    token: EXCHANGE_ADDRESSES[FARM_CHAIN_ID].png,
    spender: MINI_CHEF,
    amount: reward,
  });
  await transact(client, deployer, {
    address: MINI_CHEF,
    abi: miniChefSeedAbi,
    functionName: 'fundRewards',
    args: [reward, CHEF_DAYS * DAY_SECONDS],
  });
}

/** A finished period began twice its length ago. */
async function fundStaking(
  chain: FarmChain,
  place: RewardPlace,
  { rewardToken, reward, period }: StakingPeriod & { readonly rewardToken: TokenKey },
): Promise<void> {
  if (period === 'notBegun') return;
  const token = seededTokens(FARM_CHAIN_ID)[rewardToken];
  await beginPeriod(chain, place.contract.address, { token, whole: reward, days: STAKING_DAYS });
  if (period === 'finished') await ageContract(chain, place, 2n * STAKING_DAYS * DAY_SECONDS);
}

async function leaveFarm(chain: FarmChain): Promise<void> {
  const place = rewardPlace(LEFT_FARM);
  const amount = await stakedBy(chain, place, farmer);
  await unstake(chain, place, { account: farmer, amount });
}
