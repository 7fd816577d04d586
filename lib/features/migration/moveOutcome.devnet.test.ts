import { ACCOUNTS } from '@/devnet/accounts';
import { breakRewarder, revertOne, takeBackReward } from '@/devnet/farms/brokenFarms';
import { passTime } from '@/devnet/farms/periods';
import { type RewardPlace, rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake, giveStakingTokens, shareOf, stakedBy } from '@/devnet/farms/stakes';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { FARMS, type Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { farmPool } from '@/lib/exchange/rewards/farms/farmPools';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { askChain } from '@/lib/transactions/simulation/testing/devnetSimulation.setup';
import { depositOutcome, moveOutcome } from './moveOutcome';

const { second } = ACCOUNTS;
const OLDER = rewardPlace('WAVAX_PNG_V1');
const NEWEST = rewardPlace('WAVAX_PNG_V2');

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

function farm(name: string): Farm {
  const found = FARMS.find((each) => each.name === name);
  if (found === undefined) throw new TypeError(`There is no farm ${name}.`);
  return found;
}

function poolIn(of: Farm, { contract, stakingToken }: RewardPlace): RewardPool {
  const found = farmPool(
    of,
    contract.type === 'miniChef'
      ? { status: 'success', result: [stakingToken], blockNumber: 1n }
      : undefined,
  );
  if (found.status !== 'known') throw new TypeError('No pool');
  return { ...found.pool, contract };
}

const [from, to] = [farm('WAVAX_PNG_V1'), farm('WAVAX_PNG_V2')];
const move = {
  from: { farm: from, pool: poolIn(from, OLDER) },
  to: { farm: to, pool: poolIn(to, NEWEST) },
};

/** What a move of a new stake would do, from a node that stays as it is. */
async function simulated() {
  const amount = await shareOf(chain(), OLDER, 5n);
  await giveStake(chain(), OLDER, { account: second, amount });
  await passTime(chain(), 60n);
  const outcome = () =>
    moveOutcome(
      move,
      { account: second, staked: amount },
      { signal: new AbortController().signal, ask: askChain(chain().client) },
    );
  return { outcome, amount };
}

test('MIG-20 a move that works passes, and nothing is moved by finding out', async () => {
  const { outcome, amount } = await simulated();
  expect(await outcome()).toEqual({ type: 'passes' });
  expect(await stakedBy(chain(), OLDER, second)).toBe(amount);
  expect(await stakedBy(chain(), NEWEST, second)).toBe(0n);
});

test('MIG-20 a farm that cannot pay its reward returns the stake without it', async () => {
  const { outcome } = await simulated();
  await takeBackReward(chain(), OLDER);
  expect(await outcome()).toEqual({ type: 'passesWithoutReward' });
});

test('MIG-20 a farm that returns nothing stops at the withdrawal, with its reason', async () => {
  const { outcome } = await simulated();
  for (const signature of ['exit()', 'withdraw(uint256)'])
    await revertOne(chain(), OLDER, signature);
  expect(await outcome()).toMatchObject({ type: 'withdrawFails' });
});

test('MIG-20 a farm that takes nothing stops at the deposit', async () => {
  const { outcome } = await simulated();
  await breakRewarder(chain(), NEWEST, 'always');
  expect(await outcome()).toMatchObject({ type: 'depositFails' });
});

test('MIG-20 without a node that simulates, nothing is claimed', async () => {
  await simulated();
  const outcome = moveOutcome(
    move,
    { account: second, staked: 1n },
    {
      signal: new AbortController().signal,
      ask: () => Promise.reject(new TypeError('No endpoint')),
    },
  );
  expect(await outcome).toEqual({ type: 'unknown' });
});

test('MIG-25 a deposit of what is in the wallet is tried out by itself, with its reason if it stops', async () => {
  const held = await shareOf(chain(), NEWEST, 5n);
  await giveStakingTokens(chain(), NEWEST, { account: second, amount: held });
  const outcome = () =>
    depositOutcome(
      move,
      { account: second, held },
      { signal: new AbortController().signal, ask: askChain(chain().client) },
    );
  expect(await outcome()).toEqual({ type: 'passes' });
  await breakRewarder(chain(), NEWEST, 'always');
  expect(await outcome()).toMatchObject({ type: 'depositFails' });
});
