import { type Address, erc20Abi, hexToBigInt, isAddressEqual } from 'viem';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { pairSeedAbi, stakingRewardsSeedAbi } from '../../contracts/abis';
import { MINI_CHEF } from '../../farms/farmTables';
import { FARM_CHAIN_ID } from '../../farms/rewardPlace';
import type { ChainClient } from '../../node/chain';

/** The service's answer for one farm, in percent a year. */
export type Aprs = {
  readonly swapFeeApr: number;
  readonly stakingApr: number;
  readonly combinedApr: number;
};

const YEAR_SECONDS = 31_536_000;
/** What suppliers earn of each trade, in percent. */
const FEE_PERCENT = 0.3;
const { wavax, png } = EXCHANGE_ADDRESSES[FARM_CHAIN_ID];

const chef = { address: MINI_CHEF, abi: miniChefAbi } as const;

/** What is staked, and what it is paid in a second. All amounts are in the smallest unit. */
type Paid = {
  readonly stakingToken: Address;
  readonly rewardToken: Address;
  readonly staked: bigint;
  readonly ratePerSecond: number;
};

/**
 * The APRs of the farm of version 2 for a pool token. A local chain has no history of trades, so
 * the trades of a day are made up.
 *
 * @returns undefined when MiniChef does not know the pool token.
 */
export async function chefAprs(client: ChainClient, pool: Address): Promise<Aprs | undefined> {
  const pools = await client.readContract({ ...chef, functionName: 'lpTokens' });
  const id = pools.findIndex((each) => isAddressEqual(each, pool));
  if (id === -1) return undefined;

  const info = { ...chef, functionName: 'poolInfo', args: [BigInt(id)] } as const;
  const [, , weight] = await client.readContract(info);
  const total = await client.readContract({ ...chef, functionName: 'totalAllocPoint' });
  const rate = await client.readContract({ ...chef, functionName: 'rewardPerSecond' });
  const end = await client.readContract({ ...chef, functionName: 'rewardsExpiration' });
  const isOver = end < (await client.getBlock()).timestamp || weight === 0n;
  return aprsOf(client, {
    stakingToken: pool,
    rewardToken: png,
    staked: await balanceOf(client, pool, MINI_CHEF),
    ratePerSecond: isOver ? 0 : (Number(rate) * Number(weight)) / Number(total),
  });
}

/** The APRs of a StakingRewards contract; undefined when it is not one. */
export async function stakingAprs(
  client: ChainClient,
  address: Address,
): Promise<Aprs | undefined> {
  if ((await client.getCode({ address })) === undefined) return undefined;
  const abi = [...stakingRewardsAbi, ...stakingRewardsSeedAbi];
  const at = { address, abi } as const;
  const finish = await client.readContract({ ...at, functionName: 'periodFinish' });
  const rate = await client.readContract({ ...at, functionName: 'rewardRate' });
  const isOver = finish < (await client.getBlock()).timestamp;
  return aprsOf(client, {
    stakingToken: await client.readContract({ ...at, functionName: 'stakingToken' }),
    rewardToken: await client.readContract({ ...at, functionName: 'rewardsToken' }),
    staked: await client.readContract({ ...at, functionName: 'totalSupply' }),
    ratePerSecond: isOver ? 0 : Number(rate),
  });
}

async function aprsOf(client: ChainClient, paid: Paid): Promise<Aprs> {
  const isPool = !isAddressEqual(paid.stakingToken, png);
  const price = isPool
    ? await poolTokenPrice(client, paid.stakingToken)
    : await priceInAvax(client, png);
  const worth = Number(paid.staked) * price;
  const paidPerYear =
    paid.ratePerSecond * YEAR_SECONDS * (await priceInAvax(client, paid.rewardToken));
  const stakingApr = worth === 0 ? 0 : (100 * paidPerYear) / worth;
  const swapFeeApr = isPool ? madeUpTurnover(paid.stakingToken) * FEE_PERCENT * 365 : 0;
  return { swapFeeApr, stakingApr, combinedApr: swapFeeApr + stakingApr };
}

/** Between 1 and 16 percent of the pool are traded in a day, by the pool's address. */
function madeUpTurnover(pool: Address): number {
  return (Number(hexToBigInt(pool) % 16n) + 1) / 100;
}

/** The worth of the smallest unit of a pool token, in the smallest unit of AVAX. */
async function poolTokenPrice(client: ChainClient, address: Address): Promise<number> {
  const pair = { address, abi: pairSeedAbi } as const;
  const supply = await client.readContract({
    address,
    abi: erc20Abi,
    functionName: 'totalSupply',
  });
  for (const functionName of ['token0', 'token1'] as const) {
    const token = await client.readContract({ ...pair, functionName });
    const price = await priceInAvax(client, token);
    const reserve = await balanceOf(client, token, address);
    if (price > 0) return (2 * Number(reserve) * price) / Number(supply);
  }
  return 0;
}

/** Zero when the token has no pool with AVAX. */
async function priceInAvax(client: ChainClient, token: Address): Promise<number> {
  if (isAddressEqual(token, wavax)) return 1;
  const pair = pairAddress(wrappedNative(FARM_CHAIN_ID), {
    chainId: FARM_CHAIN_ID,
    address: token,
  });
  const reserve = await balanceOf(client, token, pair);
  return reserve === 0n ? 0 : Number(await balanceOf(client, wavax, pair)) / Number(reserve);
}

function balanceOf(client: ChainClient, token: Address, owner: Address): Promise<bigint> {
  return client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}
