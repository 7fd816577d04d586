import { erc20Abi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import {
  breakRewarder,
  dropAllWeight,
  leaveChefShort,
  takeBackReward,
} from '@/devnet/farms/brokenFarms';
import type { RewardPlaceName } from '@/devnet/farms/farmTables';
import { endPeriod } from '@/devnet/farms/periods';
import { transact } from '@/devnet/node/transact';
import { amountOf } from '@/lib/base/amounts/amount';
import { jsonRpcBatch } from '@/lib/chain/rpc/jsonRpcBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { setUpRewards } from '@/lib/exchange/rewards/testing/devnetRewards.setup';
import { reviewRequests } from '@/lib/transactions/simulation/reviewRequests';
import { shortfallsOf } from '@/lib/transactions/simulation/shortfalls';
import { simulate } from '@/lib/transactions/simulation/simulate';
import { simulatedFailure } from '@/lib/transactions/simulation/simulatedFailure';
import { claimIntent } from './claimIntent';
import { findWithdrawMethod } from './findWithdrawMethod';
import { withdrawIntent } from './withdrawIntent';
import { rewardFate, triedMethods, type WithdrawMethod, withdrawMethods } from './withdrawMethods';

const { deployer, farmer } = ACCOUNTS;

const { chain, ask, poolOf, placeOf, held, stakeOf, send } = setUpRewards();

/** The withdrawal of an amount by one method, from what the app reads of the pool. */
async function withdrawal(pool: RewardPool, raw: bigint, method: WithdrawMethod) {
  const { earned } = await stakeOf(pool);
  return withdrawIntent({
    account: farmer,
    pool,
    amount: amountOf(pool.stakingToken, raw),
    earned: earned === undefined ? undefined : amountOf(pool.rewardToken, earned),
    extra: [],
    method,
  });
}

/** Why a method fails in simulation; undefined if it does what its review shows. */
async function obstacle(pool: RewardPool, raw: bigint, method: WithdrawMethod) {
  const intent = await withdrawal(pool, raw, method);
  const { expectation, statement } = intent;
  if (expectation === undefined) throw new TypeError('No expectation');
  const [request] = reviewRequests(intent, expectation, []);
  if (request === undefined) throw new TypeError('No request');
  const simulation = await simulate(request, { ask: ask() });
  if (simulation.kind !== 'simulated') throw new TypeError(simulation.reason);
  const failure = simulatedFailure(simulation, request, statement);
  if (failure) return failure.reason;
  expect(shortfallsOf(expectation, simulation, undefined)).toEqual([]);
  return undefined;
}

/** The methods that work, the one that gives up least first. */
async function openMethods(pool: RewardPool, raw: bigint): Promise<readonly WithdrawMethod[]> {
  const open: WithdrawMethod[] = [];
  for (const method of withdrawMethods(pool, raw === (await stakeOf(pool)).staked))
    if ((await obstacle(pool, raw, method)) === undefined) open.push(method);
  return open;
}

/** The method that the contract is found to accept for an amount, or only for all. */
async function offeredMethod(pool: RewardPool, raw: bigint): Promise<WithdrawMethod | null> {
  const methods = triedMethods(pool, raw === (await stakeOf(pool)).staked);
  const amount = amountOf(pool.stakingToken, raw);
  const node = jsonRpcBatch(chain().rpcUrl);
  const { signal } = new AbortController();
  return findWithdrawMethod({ account: farmer, pool, amount }, methods, {
    ask: async (_chainId, requests, read) =>
      read(await Promise.allSettled(requests.map((request) => node(request))), ONE_ENDPOINT),
    signal,
  });
}

type Case = {
  readonly of: string;
  readonly name: RewardPlaceName;
  readonly broken: () => Promise<void>;
  /** All methods that work for all, and for a part. */
  readonly methods: readonly WithdrawMethod[];
  readonly forPart: readonly WithdrawMethod[];
};

const CHEF = 'WAVAX_PNG_V2';
const CASES: readonly Case[] = [
  {
    of: 'a sound farm of version 2',
    name: CHEF,
    broken: async () => {},
    methods: ['withdrawAndHarvest', 'withdraw', 'emergencyWithdraw'],
    forPart: ['withdrawAndHarvest', 'withdraw'],
  },
  {
    of: 'a finished farm of version 2',
    name: CHEF,
    broken: () => endPeriod(chain(), placeOf(CHEF)),
    methods: ['withdrawAndHarvest', 'withdraw', 'emergencyWithdraw'],
    forPart: ['withdrawAndHarvest', 'withdraw'],
  },
  {
    of: 'a MiniChef that is short of PNG',
    name: CHEF,
    broken: () => leaveChefShort(chain(), 1n),
    methods: ['withdraw', 'emergencyWithdraw'],
    forPart: ['withdraw'],
  },
  {
    of: 'a rewarder that reverts on a reward',
    name: CHEF,
    broken: () => breakRewarder(chain(), placeOf(CHEF), 'reward'),
    methods: ['withdraw', 'emergencyWithdraw'],
    forPart: ['withdraw'],
  },
  {
    of: 'a rewarder that always reverts',
    name: CHEF,
    broken: () => breakRewarder(chain(), placeOf(CHEF), 'always'),
    methods: ['emergencyWithdraw'],
    forPart: [],
  },
  {
    of: 'a MiniChef without any weight',
    name: CHEF,
    broken: () => dropAllWeight(chain()),
    methods: ['emergencyWithdraw'],
    forPart: [],
  },
  {
    of: 'a finished farm of version 2 of which a part was taken, so that it counts less than nothing',
    name: CHEF,
    broken: takePartOfFinished,
    methods: ['withdraw', 'emergencyWithdraw'],
    forPart: ['withdraw'],
  },
  {
    of: 'a sound farm of version 1',
    name: 'WAVAX_PNG_V1',
    broken: async () => {},
    methods: ['exit', 'withdraw'],
    forPart: ['withdraw'],
  },
  {
    of: 'a farm of version 1 without its reward',
    name: 'WAVAX_USDTe_V1',
    broken: () => takeBackReward(chain(), placeOf('WAVAX_USDTe_V1')),
    methods: ['withdraw'],
    forPart: ['withdraw'],
  },
  {
    of: 'a farm of version 0 without its reward',
    name: 'WAVAX_PNG_V0',
    broken: () => takeBackReward(chain(), placeOf('WAVAX_PNG_V0')),
    methods: ['withdraw'],
    forPart: ['withdraw'],
  },
  {
    of: 'a single stake without its reward',
    name: 'WAVAX_V0',
    broken: () => takeBackReward(chain(), placeOf('WAVAX_V0')),
    methods: ['withdraw'],
    forPart: ['withdraw'],
  },
];

/** A part whose reward MiniChef has to round. */
function oddPart(staked: bigint): bigint {
  return staked / 3n + 1n;
}

async function takePartOfFinished(): Promise<void> {
  await endPeriod(chain(), placeOf(CHEF));
  const pool = await poolOf(CHEF);
  await send(await withdrawal(pool, oddPart((await stakeOf(pool)).staked), 'withdrawAndHarvest'));
}

test.each(CASES)(
  'FRM-34 $of: exactly $methods take all back, and $forPart a part; the first brings all home',
  async ({ name, broken, methods, forPart }) => {
    await broken();
    const pool = await poolOf(name);
    const { staked, earned } = await stakeOf(pool);
    expect(await openMethods(pool, staked)).toEqual(methods);
    expect(await openMethods(pool, oddPart(staked))).toEqual(forPart);
    expect(await offeredMethod(pool, staked)).toBe(methods[0]);
    expect(await offeredMethod(pool, oddPart(staked))).toBe(forPart[0] ?? 'emergencyWithdraw');

    const [method] = methods;
    if (method === undefined) throw new TypeError('No method');
    const before = [await held(pool.stakingToken), await held(pool.rewardToken)] as const;
    const sent = await send(await withdrawal(pool, staked, method));
    expect(sent.functionName).toBe(method);
    expect(staked).toBeGreaterThan(0n);
    expect((await held(pool.stakingToken)) - before[0]).toBe(staked);

    const left = await stakeOf(pool);
    expect(left.staked).toBe(0n);
    const paid = (await held(pool.rewardToken)) - before[1];
    const fate = rewardFate(method);
    if (fate === 'paid') expect(paid).toBeGreaterThanOrEqual(earned ?? 0n);
    else if (pool.pair) expect(paid).toBe(0n);
    if (fate === 'lost' || fate === 'paid') expect(left.earned ?? 0n).toBe(0n);
    else if (earned !== undefined) expect(left.earned).toBeGreaterThanOrEqual(earned);
  },
);

test('FRM-33 FRM-34 a reward that stays is paid once MiniChef has PNG again', async () => {
  const png = (await poolOf(CHEF)).rewardToken;
  const inChef = await chain().client.readContract({
    address: png.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [placeOf(CHEF).contract.address],
  });
  await leaveChefShort(chain(), 1n);
  const pool = await poolOf(CHEF);
  await send(await withdrawal(pool, (await stakeOf(pool)).staked, 'withdraw'));
  await transact(chain().client, deployer, {
    address: png.address,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [pool.contract.address, inChef - 1n],
  });
  const { earned = 0n } = await stakeOf(pool);
  const before = await held(png);
  const claim = { account: farmer, pool, earned: amountOf(png, earned), extra: [] };
  await send(claimIntent(claim));
  expect(earned).toBeGreaterThan(0n);
  expect((await held(png)) - before).toBe(earned);
});
