import type { Address } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { RewardContract } from '@/lib/exchange/rewards/pools/rewardPool';
import { seededTokens, type TokenKey } from '../tokens/tokens';
import {
  CHEF_FARMS,
  type ChefFarmName,
  MINI_CHEF,
  type RewardPlaceName,
  SINGLE_STAKES,
  type SingleStakeName,
  STAKING_FARMS,
  type StakingFarmName,
} from './farmTables';

/** Farms and stakes exist on Avalanche only. */
export const FARM_CHAIN_ID = 43114;

/** A contract that pays a reward, and the two tokens' addresses. */
export type RewardPlace = {
  readonly contract: RewardContract;
  readonly stakingToken: Address;
  readonly rewardToken: Address;
};

/** The names of the farms of version 2, in the order of their pool ids. */
export const CHEF_FARM_NAMES = namesOf<ChefFarmName>(CHEF_FARMS);
export const STAKING_FARM_NAMES = namesOf<StakingFarmName>(STAKING_FARMS);
export const SINGLE_STAKE_NAMES = namesOf<SingleStakeName>(SINGLE_STAKES);

/** A farm or a single stake of the seed. */
export function rewardPlace(name: RewardPlaceName): RewardPlace {
  const { png } = EXCHANGE_ADDRESSES[FARM_CHAIN_ID];
  if (isChefFarm(name)) {
    const poolId = BigInt(CHEF_FARM_NAMES.indexOf(name));
    return {
      contract: { type: 'miniChef', address: MINI_CHEF, poolId },
      stakingToken: poolToken(CHEF_FARMS[name].tokens),
      rewardToken: png,
    };
  }
  if (isStakingFarm(name)) {
    const { contract, tokens } = STAKING_FARMS[name];
    return {
      contract: { type: 'stakingRewards', address: contract },
      stakingToken: poolToken(tokens),
      rewardToken: png,
    };
  }
  const { contract, rewardToken } = SINGLE_STAKES[name];
  return {
    contract: { type: 'stakingRewards', address: contract },
    stakingToken: png,
    rewardToken: seededTokens(FARM_CHAIN_ID)[rewardToken].address,
  };
}

/** The pair of two seeded tokens, which is its own liquidity token. */
function poolToken([a, b]: readonly [TokenKey, TokenKey]): Address {
  const tokens = seededTokens(FARM_CHAIN_ID);
  const tokenOf = (key: TokenKey) =>
    ({ chainId: FARM_CHAIN_ID, address: tokens[key].address }) as const;
  return pairAddress(tokenOf(a), tokenOf(b));
}

function isChefFarm(name: RewardPlaceName): name is ChefFarmName {
  return Object.hasOwn(CHEF_FARMS, name);
}

function isStakingFarm(name: RewardPlaceName): name is StakingFarmName {
  return Object.hasOwn(STAKING_FARMS, name);
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  const isName = (key: string): key is Name => Object.hasOwn(table, key);
  return Object.keys(table).filter(isName);
}
