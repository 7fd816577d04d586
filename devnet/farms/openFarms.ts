import {
  type Address,
  encodeAbiParameters,
  erc20Abi,
  parseAbiParameters,
  parseEther,
  zeroAddress,
} from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { ACCOUNTS } from '../accounts';
import { miniChefSeedAbi, stakingRewardsSeedAbi } from '../contracts/abis';
import { creationCode } from '../contracts/artifacts';
import { transact } from '../node/transact';
import { callTogether, type RawCall, rawCall } from './callTogether';
import { MINI_CHEF, STAKING_DAYS } from './farmTables';
import { openPools, openTokens, type PoolTokens } from './openPools';
import { DAY_SECONDS } from './periods';
import { placeMany } from './placeMany';
import { FARM_CHAIN_ID } from './rewardPlace';
import type { FarmChain } from './stakes';

/** A farm as a catalogue describes it. */
type Farm = {
  readonly version: 0 | 1 | 2;
  readonly tokens: PoolTokens;
  readonly multiplier: number;
  readonly contract: Address;
};

const { png } = EXCHANGE_ADDRESSES[FARM_CHAIN_ID];
/** What each opened farm with a contract of its own pays in its period, in whole PNG. */
const REWARD = '3000';

/**
 * Opens the farms that the seed leaves out: tokens, pools, contracts, a live period and a stake. It
 * takes several seconds for all farms of a version.
 */
export async function openFarms(chain: FarmChain, farms: readonly Farm[]): Promise<void> {
  const isOpen = await Promise.all(farms.map((farm) => isFarmOpen(chain, farm)));
  const closed = farms.filter((_, index) => !isOpen[index]);
  await openTokens(
    chain,
    closed.flatMap(({ tokens }) => tokens),
  );
  const held = await openPools(
    chain,
    closed.map(({ tokens }) => tokens),
  );
  await openStaking(chain, closed);
  await openChef(
    chain,
    closed.filter(({ version }) => version === 2),
  );
  const pools = await chain.client.readContract({
    address: MINI_CHEF,
    abi: miniChefAbi,
    functionName: 'lpTokens',
  });
  for (const [index, farm] of closed.entries()) {
    const amount = (held[index] ?? 0n) / 2n;
    const start = farm.version === 2 ? deposit(farm, amount, pools) : begin(farm, amount);
    await callTogether(chain.client, start);
  }
}

async function isFarmOpen({ client }: FarmChain, farm: Farm): Promise<boolean> {
  if (farm.version !== 2) return (await client.getCode({ address: farm.contract })) !== undefined;
  const chef = { address: MINI_CHEF, abi: miniChefAbi } as const;
  return (await client.readContract({ ...chef, functionName: 'lpTokens' })).includes(pairOf(farm));
}

async function openStaking({ client }: FarmChain, farms: readonly Farm[]): Promise<void> {
  const code = await creationCode('stakingRewards');
  await placeMany(
    client,
    farms
      .filter(({ version }) => version !== 2)
      .map((farm) => ({
        address: farm.contract,
        creationCode: code,
        constructorArgs: encodeAbiParameters(parseAbiParameters('address, address'), [
          png,
          pairOf(farm),
        ]),
      })),
  );
}

async function openChef({ client }: FarmChain, farms: readonly Farm[]): Promise<void> {
  if (farms.length === 0) return;
  await transact(client, ACCOUNTS.deployer, {
    address: MINI_CHEF,
    abi: miniChefSeedAbi,
    functionName: 'addPools',
    args: [
      farms.map(({ multiplier }) => BigInt(multiplier) * 100n),
      farms.map(pairOf),
      farms.map(() => zeroAddress),
    ],
  });
}

/** Stakes in a contract of its own, and begins its period. */
function begin(farm: Farm, amount: bigint): readonly RawCall[] {
  const reward = parseEther(REWARD);
  const own = { address: farm.contract, abi: stakingRewardsSeedAbi } as const;
  return [
    approve(farm, amount),
    rawCall({
      address: farm.contract,
      abi: stakingRewardsAbi,
      functionName: 'stake',
      args: [amount],
    }),
    rawCall({
      address: png,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [farm.contract, reward],
    }),
    rawCall({ ...own, functionName: 'setRewardsDuration', args: [STAKING_DAYS * DAY_SECONDS] }),
    rawCall({ ...own, functionName: 'notifyRewardAmount', args: [reward] }),
  ];
}

function deposit(farm: Farm, amount: bigint, pools: readonly Address[]): readonly RawCall[] {
  return [
    approve(farm, amount),
    rawCall({
      address: MINI_CHEF,
      abi: miniChefAbi,
      functionName: 'deposit',
      args: [BigInt(pools.indexOf(pairOf(farm))), amount, MULTICALL3_ADDRESS],
    }),
  ];
}

function approve(farm: Farm, amount: bigint): RawCall {
  return rawCall({
    address: pairOf(farm),
    abi: erc20Abi,
    functionName: 'approve',
    args: [farm.contract, amount],
  });
}

function pairOf({ tokens: [a, b] }: Farm): Address {
  return pairAddress(a, b);
}
