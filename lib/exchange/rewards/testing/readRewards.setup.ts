import type { Address } from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { askReads } from '@/lib/chain/reads/askReads';
import { type EncodedRead, encodeReads, type PlannedRead } from '@/lib/chain/reads/encodedRead';
import { MulticallSize } from '@/lib/chain/reads/multicallSize';
import { answerOf, type ReadReply } from '@/lib/chain/reads/readAnswer';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import type { ReadStates } from '@/lib/chain/reads/useChainReads';
import { endpointAt } from '@/lib/chain/rpc/endpoint';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { type FarmPool, farmPool } from '@/lib/exchange/rewards/farms/farmPools';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import {
  earnedRead,
  periodFinishRead,
  rateRead,
  rewardPoolReads,
  stakedRead,
  totalStakedRead,
} from '@/lib/exchange/rewards/pools/rewardReads';
import type { RewardState } from '@/lib/exchange/rewards/pools/rewardState';
import { toRewardState } from '@/lib/exchange/rewards/pools/toRewardState';
import { STAKES } from '@/lib/exchange/rewards/stakes/stakeCatalogue';

/** A pool by its name in production, such as WAVAX_PNG_V2: a farm's, else a single stake's. */
export async function readPool(rpcUrl: string, name: string): Promise<RewardPool> {
  const found = await readFarmPool(rpcUrl, name);
  if (found.status !== 'known') throw new TypeError(`${name} is ${found.status}`);
  return found.pool;
}

/** Where a farm or a single stake is on chain. */
type FoundPool =
  | { readonly status: 'known'; readonly pool: RewardPool }
  | { readonly status: Exclude<FarmPool['status'], 'known'> };

/** Where a farm or a single stake is on chain, by its name in production. */
export async function readFarmPool(rpcUrl: string, name: string): Promise<FoundPool> {
  // A farm and a single stake never have the same name.
  const stake = STAKES.find((one) => one.name === name);
  if (stake) return { status: 'known', pool: stake.pool };
  const farm = FARMS.find((one) => one.name === name);
  if (farm === undefined) throw new TypeError(`There is no ${name}`);
  const { miniChef: address } = EXCHANGE_ADDRESSES[43114];
  const call = { address, abi: miniChefAbi, functionName: 'lpTokens' } as const;
  const { lists } = await readLists(rpcUrl, { lists: [call] });
  return farmPool(farm, lists[0]);
}

/** The state of some pools in the latest block, read as the app reads it, in one multicall. */
export async function readRewards(
  rpcUrl: string,
  pools: readonly RewardPool[],
  account: Address,
): Promise<readonly RewardState[]> {
  const states = await readLists(rpcUrl, {
    times: [
      { address: MULTICALL3_ADDRESS, abi: multicall3Abi, functionName: 'getCurrentBlockTimestamp' },
    ],
    totals: pools.map(totalStakedRead),
    rates: pools.map(rateRead),
    finishes: pools.map(periodFinishRead),
    weights: pools.map((pool) => rewardPoolReads(pool, account).weight),
    totalWeights: pools.map((pool) => rewardPoolReads(pool, account).totalWeight),
    stakes: pools.map((pool) => stakedRead(pool, account)),
    earned: pools.map((pool) => earnedRead(pool, account)),
  });
  return pools.map(({ contract }, index) =>
    toRewardState(
      contract.type,
      {
        totalStaked: states.totals[index],
        rate: states.rates[index],
        periodFinish: states.finishes[index],
        weight: states.weights[index],
        totalWeight: states.totalWeights[index],
        staked: states.stakes[index],
        earned: states.earned[index],
      },
      resultOf(states.times[0]),
    ),
  );
}

type Calls = readonly (ContractCall | undefined)[];

/** Reads lists of calls in one multicall; the states by the names of the lists. */
async function readLists<const lists extends Readonly<Record<string, Calls>>>(
  rpcUrl: string,
  lists: lists,
): Promise<{ readonly [name in keyof lists]: ReadStates<lists[name]> }>;
async function readLists(rpcUrl: string, lists: Readonly<Record<string, Calls>>) {
  const planned = encodeReads(Object.values(lists).flat()).map(asRead);
  const { ask } = endpointAt(rpcUrl, { id: 43114, name: 'Avalanche' });
  const judge = { isImplausible: () => false, doubt: () => undefined };
  const replies = await askReads(
    ask,
    planned.flatMap((read) => read ?? []),
    { judge, size: new MulticallSize() },
  );
  const unused = [...replies];
  const states = planned.map((read) => (read ? stateOf(read, unused.shift()) : INVALID));
  return Object.fromEntries(
    Object.entries(lists).map(([name, calls]) => [name, states.splice(0, calls.length)]),
  );
}

const INVALID: ReadState<unknown> = { status: 'invalid' };

function asRead(read: PlannedRead): EncodedRead | undefined {
  return read !== undefined && 'key' in read ? read : undefined;
}

function stateOf(read: EncodedRead, reply: ReadReply | undefined): ReadState<unknown> {
  if (reply === undefined || !('blockNumber' in reply))
    throw new TypeError(`No reply to ${read.functionName}`);
  const moment = { readBlock: reply.blockNumber, readAtMs: 0 };
  return answerOf(read, reply, moment, undefined).state;
}
