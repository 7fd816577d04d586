import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import {
  breakRewarder,
  dropAllWeight,
  removeContract,
  revertOne,
  setWeight,
} from '@/devnet/farms/brokenFarms';
import type { RewardPlaceName } from '@/devnet/farms/farmTables';
import { ageContract, DAY_SECONDS, endPeriod, passTime } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { shareOf, stakedBy, unstake } from '@/devnet/farms/stakes';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import {
  readFarmPool,
  readPool,
  readRewards,
} from '@/lib/exchange/rewards/testing/readRewards.setup';
import { owedAfterLeaving } from './rewardReads';
import type { OwnStake, RewardState } from './rewardState';

const { demo, farmer } = ACCOUNTS;
const CHEF_NAMES = ['WAVAX_PNG_V2', 'USDTe_USDCe_V2', 'WAVAX_USDCe_V2', 'WAVAX_APEIN_V2'] as const;
const OWN_NAMES = ['WAVAX_PNG_V1', 'WAVAX_PNG_V0', 'WAVAX_V0'] as const;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

async function statesOf(...names: readonly string[]): Promise<readonly RewardState[]> {
  const { rpcUrl } = chain();
  const pools = await Promise.all(names.map((name) => readPool(rpcUrl, name)));
  return readRewards(rpcUrl, pools, farmer);
}

async function stateOf(name: RewardPlaceName) {
  const [state] = await statesOf(name);
  if (state?.status !== 'known') throw new TypeError(`${name} is ${state?.status}`);
  return state;
}

const liquidity = (name: RewardPlaceName, perMille: bigint) =>
  shareOf(chain(), rewardPlace(name), perMille);

/** Expects a reward within a thousandth, which covers the time that the seed and the test take. */
function expectOwed(stake: OwnStake | undefined, expected: bigint): void {
  expect(stake?.earned).toBeGreaterThan((expected * 999n) / 1_000n);
  expect(stake?.earned).toBeLessThan((expected * 1_001n) / 1_000n);
}

test('FRM-17 a farm of version 2 is found by its pool token, and has its part of what MiniChef pays', async () => {
  await ageContract(chain(), rewardPlace('USDCe_DAIe_V2'), DAY_SECONDS);
  const { figures, own } = await stateOf('USDCe_DAIe_V2');
  // 600,000 PNG in 60 days, of which 1,000 of the weight of 16,150.
  expect(figures.ratePerSecond).toEqual({
    numerator: (parseEther('600000') / (60n * DAY_SECONDS)) * 1_000n,
    denominator: 16_150n,
  });
  expect(figures).toMatchObject({ weight: 1_000n, period: 'running' });
  expect(figures.totalStaked).toBe(
    (await liquidity('USDCe_DAIe_V2', 100n)) + (await liquidity('USDCe_DAIe_V2', 10n)),
  );
  expect(own?.staked).toBe(await liquidity('USDCe_DAIe_V2', 10n));
  // 10,000 PNG a day, and 1 of 11 percent.
  expectOwed(own, (parseEther('10000') * 1_000n) / (16_150n * 11n));
});

test('FRM-16 a contract of its own reports its rate, its period, its stakes and its rewards', async () => {
  await ageContract(chain(), rewardPlace('WAVAX_PNG_V1'), DAY_SECONDS);
  const { figures, own } = await stateOf('WAVAX_PNG_V1');
  expect(figures.ratePerSecond).toEqual({
    numerator: parseEther('60000') / (30n * DAY_SECONDS),
    denominator: 1n,
  });
  expect(figures.totalStaked).toBe(
    (await liquidity('WAVAX_PNG_V1', 100n)) + (await liquidity('WAVAX_PNG_V1', 10n)),
  );
  expect(figures).toMatchObject({ period: 'running' });
  expect(figures.weight).toBeUndefined();
  expect(own?.staked).toBe(await liquidity('WAVAX_PNG_V1', 10n));
  // 2,000 PNG a day, and 1 of 11 percent.
  expectOwed(own, parseEther('2000') / 11n);
});

test('FRM-16 FRM-33 what is owed without a stake is read, also of a single stake', async () => {
  const [left, single] = [await stateOf('WAVAX_LINKe_V1'), await stateOf('APEIN_V0')];
  expect(left.own).toMatchObject({ staked: 0n });
  // 1 of 11 percent of all that the farm paid, and 10,000 of 260,000 PNG.
  expectOwed(left.own, parseEther('15000') / 11n);
  expect(single.own?.staked).toBe(parseEther('10000'));
  expectOwed(single.own, (parseEther('5000') * 10_000n) / 260_000n);
});

test.each(['WAVAX_USDTe_V1', 'APEIN_V0', 'WAVAX_APEIN_V2'] as const)(
  'FRM-14 %s is finished, and pays nothing',
  async (name) => {
    const { figures } = await stateOf(name);
    expect([figures.period, figures.ratePerSecond.numerator]).toEqual(['finished', 0n]);
  },
);

test('FRM-14 a farm without a period is not finished, and pays nothing', async () => {
  const { figures } = await stateOf('WAVAX_WBTCe_V1');
  expect(figures).toMatchObject({ period: 'running', periodFinish: 0n });
  expect(figures.ratePerSecond.numerator).toBe(0n);
});

test.each(['WAVAX_PNG_V2', 'WAVAX_PNG_V1', 'WAVAX_V0'] as const)(
  'FRM-14 %s is finished from the end of its period on, and its reward stays owed',
  async (name) => {
    await endPeriod(chain(), rewardPlace(name));
    const { figures, own } = await stateOf(name);
    expect([figures.period, figures.ratePerSecond.numerator]).toEqual(['finished', 0n]);
    expect(own?.earned).toBeGreaterThan(0n);
    await passTime(chain(), DAY_SECONDS);
    expect((await stateOf(name)).own?.earned).toBe(own?.earned);
  },
);

test('FRM-14 FRM-17 a farm whose weight is taken is finished, and the others share its part', async () => {
  await setWeight(chain(), rewardPlace('WAVAX_PNG_V2'), 0n);
  const [taken, other] = [await stateOf('WAVAX_PNG_V2'), await stateOf('USDCe_DAIe_V2')];
  expect(taken.figures).toMatchObject({ period: 'finished', weight: 0n });
  expect(other.figures.ratePerSecond.denominator).toBe(13_150n);
});

test('ERR-59 a farm that MiniChef does not list is absent', async () => {
  const states = await Promise.all(
    ['WAVAX_TIME_V2', 'PNG_USDCe_V2'].map((name) => readFarmPool(chain().rpcUrl, name)),
  );
  expect(states.map(({ status }) => status)).toEqual(['absent', 'absent']);
});

test('ERR-59 a farm without a contract fails alone', async () => {
  await removeContract(chain(), rewardPlace('WAVAX_USDCe_V1'));
  const names = ['WAVAX_USDCe_V1', 'WAVAX_JOE_V1', ...CHEF_NAMES, ...OWN_NAMES];
  const [removed, never, ...others] = (await statesOf(...names)).map(({ status }) => status);
  expect([removed, never]).toEqual(['absent', 'absent']);
  expect(new Set(others)).toEqual(new Set(['known']));
});

test('ERR-59 FRM-34 a contract that does not report its rate still reports the stake and the reward', async () => {
  const before = await stateOf('WAVAX_PNG_V1');
  await revertOne(chain(), rewardPlace('WAVAX_PNG_V1'), 'rewardRate()');
  const [after] = await statesOf('WAVAX_PNG_V1');
  if (after?.status !== 'failed') throw new TypeError(after?.status);
  expect(after.own?.staked).toBe(before.own?.staked);
  expect(after.own?.earned).toBeGreaterThanOrEqual(before.own?.earned ?? 0n);
});

test('ERR-59 FRM-34 MiniChef without any weight reports no reward, still reports stakes, and hides no other farm', async () => {
  const before = await statesOf(...CHEF_NAMES, ...OWN_NAMES);
  await dropAllWeight(chain());
  const after = await statesOf(...CHEF_NAMES, ...OWN_NAMES);
  expect(after.map(({ status }) => status)).toEqual(before.map(() => 'known'));
  for (const [index, state] of after.entries()) {
    const earlier = before[index];
    if (state.status !== 'known' || earlier?.status !== 'known') throw new TypeError('not known');
    const isChef = index < CHEF_NAMES.length;
    expect(state.own?.staked).toBe(earlier.own?.staked);
    // Its debt shows what an account without a stake is owed.
    const isRefused = isChef && earlier.own?.staked !== 0n;
    expect(state.own?.isEarnedUnreadable).toBe(isRefused);
    if (isRefused) expect(state.own?.earned).toBeUndefined();
    else expect(state.own?.earned).toBeGreaterThanOrEqual(earlier.own?.earned ?? 0n);
    if (isChef) expect(state.figures).toMatchObject({ period: 'finished', weight: 0n });
  }
});

test('FRM-34 a broken rewarder hides no figure', async () => {
  await breakRewarder(chain(), rewardPlace('WAVAX_PNG_V2'), 'always');
  await passTime(chain(), DAY_SECONDS);
  const { figures, own } = await stateOf('WAVAX_PNG_V2');
  expect(figures.period).toBe('running');
  expect(own?.earned).toBeGreaterThan(0n);
});

test('FRM-33 FRM-34 MiniChef may refuse to report the reward after a part of a finished farm is taken back', async () => {
  const place = rewardPlace('WAVAX_PNG_V2');
  await endPeriod(chain(), place);
  const { own } = await stateOf('WAVAX_PNG_V2');
  const chef = { address: place.contract.address, abi: miniChefAbi };
  const part = (own?.staked ?? 0n) / 3n + 1n;
  const args = [0n, part, farmer];
  // It rounds down twice, and then counts one smallest unit less than nothing.
  await transact(chain().client, farmer, { ...chef, functionName: 'withdrawAndHarvest', args });
  const rest = (own?.staked ?? 0n) - part;
  expect((await stateOf('WAVAX_PNG_V2')).own).toEqual({
    staked: rest,
    earned: undefined,
    isEarnedUnreadable: true,
  });
});

test('FRM-16 FRM-17 an account without a stake has none', async () => {
  const pools = await Promise.all(
    [...CHEF_NAMES, ...OWN_NAMES].map((name) => readPool(chain().rpcUrl, name)),
  );
  const states = await readRewards(chain().rpcUrl, pools, demo);
  const nothing = { staked: 0n, earned: 0n, isEarnedUnreadable: false };
  expect(
    states.map((state) => (state.status === 'known' ? state.own : state.status)),
  ).toMatchObject(pools.map(() => nothing));
});

test('PNG-01 the debt of MiniChef to an account that has left is what it is owed', async () => {
  const place = rewardPlace('WAVAX_PNG_V2');
  const { contract } = place;
  if (contract.type !== 'miniChef') throw new TypeError(contract.type);
  const { client } = chain();
  await ageContract(chain(), place, DAY_SECONDS);
  const amount = await stakedBy(chain(), place, farmer);
  await unstake(chain(), place, { account: farmer, amount });
  const read = {
    address: contract.address,
    abi: miniChefAbi,
    args: [contract.poolId, farmer],
  } as const;
  const owed = await client.readContract({ ...read, functionName: 'pendingReward' });
  expect(owed).toBeGreaterThan(parseEther('1'));
  const position = await client.readContract({ ...read, functionName: 'userInfo' });
  expect(owedAfterLeaving(position)).toBe(owed);
  expect(owedAfterLeaving([1n, position[1]])).toBeUndefined();
});
