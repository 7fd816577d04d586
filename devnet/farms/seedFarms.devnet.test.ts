import { type Address, parseEther } from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { ACCOUNTS } from '../accounts';
import { setUpDevnet } from '../setUpDevnet';
import type { RewardPlaceName, SingleStakeName, StakingFarmName } from './farmTables';
import { rewardPlace } from './rewardPlace';
import { stakedBy } from './stakes';

const { demo, farmer } = ACCOUNTS;
const MONTH_SECONDS = 30n * 86_400n;

const devnet = setUpDevnet();
const client = () => devnet().chains[43114].client;
const chef = {
  address: '0x1f806f7C8dED893fd3caE279191ad7Aa3798E928',
  abi: miniChefAbi,
} as const;
const staking = (name: StakingFarmName | SingleStakeName) => ({
  address: rewardPlace(name).contract.address,
  abi: stakingRewardsAbi,
});

test('MiniChef pays 600,000 PNG in 60 days, to pools in the order of their ids', async () => {
  const now = (await client().getBlock()).timestamp;
  const rate = await client().readContract({ ...chef, functionName: 'rewardPerSecond' });
  const end = await client().readContract({ ...chef, functionName: 'rewardsExpiration' });
  const pools = await client().readContract({ ...chef, functionName: 'lpTokens' });
  // floor(600,000 x 10^18 / 5,184,000)
  expect(rate).toBe(115_740_740_740_740_740n);
  expect(end - now).toBeGreaterThan(2n * MONTH_SECONDS - 600n);
  expect(end - now).toBeLessThanOrEqual(2n * MONTH_SECONDS);
  expect(pools).toHaveLength(12);
  // The pair of production, as the published table of farms has it.
  expect(pools[0]).toBe('0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367');
});

test('WAVAX_PNG_V2 has the largest weight, and one farm has none', async () => {
  const weights = await Promise.all(
    Array.from({ length: 12 }, async (_, id) => {
      const pool = { ...chef, functionName: 'poolInfo', args: [BigInt(id)] } as const;
      return (await client().readContract(pool))[2];
    }),
  );
  const total = await client().readContract({ ...chef, functionName: 'totalAllocPoint' });
  expect(weights[0]).toBe(3_000n);
  expect(weights.filter((weight) => weight >= 3_000n)).toHaveLength(1);
  expect(weights.filter((weight) => weight === 0n)).toHaveLength(1);
  expect(total).toBe(weights.reduce((sum, weight) => sum + weight));
});

test.each([
  ['WAVAX_PNG_V0', 'live', '15000'],
  ['WAVAX_USDT_V0', 'finished', '3000'],
  ['WAVAX_PNG_V1', 'live', '60000'],
  ['WAVAX_USDTe_V1', 'finished', '30000'],
  ['WAVAX_WBTCe_V1', 'not begun', '0'],
  ['WAVAX_V0', 'live', '200'],
  ['OOE_V0', 'live', '20000'],
  ['APEIN_V0', 'finished', '5000'],
] as const)('%s is %s, and its period pays %s', async (name, period, reward) => {
  const now = (await client().getBlock()).timestamp;
  const finish = await client().readContract({ ...staking(name), functionName: 'periodFinish' });
  const rate = await client().readContract({ ...staking(name), functionName: 'rewardRate' });
  expect(rate).toBe(parseEther(reward) / MONTH_SECONDS);
  if (period === 'not begun') expect(finish).toBe(0n);
  else expect(finish > now ? 'live' : 'finished').toBe(period);
});

test('the farmer is owed what the finished periods paid for the stake, also after leaving', async () => {
  const earned = (name: StakingFarmName | SingleStakeName, account: Address = farmer) =>
    client().readContract({ ...staking(name), functionName: 'earned', args: [account] });
  // 1 of 11 percent of all liquidity for a whole period; the contract rounds down three times.
  const near = (value: bigint, whole: bigint) => {
    expect(value).toBeLessThanOrEqual(whole);
    expect(value).toBeGreaterThan((whole * 999_999n) / 1_000_000n);
  };
  near(await earned('WAVAX_USDTe_V1'), parseEther('30000') / 11n);
  near(await earned('WAVAX_LINKe_V1'), parseEther('15000') / 11n);
  near(await earned('APEIN_V0'), (parseEther('5000') * 10_000n) / 260_000n);
  expect(await stakedBy(devnet().chains[43114], rewardPlace('WAVAX_LINKe_V1'), farmer)).toBe(0n);
  expect(await earned('WAVAX_WETHe_V1')).toBe(0n);
});

test('the pool with id 0 pays the farmer by its share and its weight', async () => {
  const chain = devnet().chains[43114];
  const at = async () => {
    const { number, timestamp } = await client().getBlock();
    const pending = await client().readContract({
      ...chef,
      functionName: 'pendingReward',
      args: [0n, farmer],
      blockNumber: number,
    });
    return { timestamp, pending };
  };
  const before = await at();
  await chain.client.increaseTime({ seconds: 3_600 });
  await chain.client.mine({ blocks: 1 });
  const after = await at();
  const seconds = after.timestamp - before.timestamp;
  // 2 of 32 percent of all liquidity, and 3,000 of the weight of 16,150.
  const paid = (seconds * 115_740_740_740_740_740n * 3_000n * 2n) / (16_150n * 32n);
  expect(seconds).toBeGreaterThanOrEqual(3_600n);
  const growth = after.pending - before.pending;
  expect(growth).toBeGreaterThan((paid * 999_999n) / 1_000_000n);
  expect(growth).toBeLessThan((paid * 1_000_001n) / 1_000_000n);
});

test('the demo account has staked nothing, and nobody has staked in some farms', async () => {
  const chain = devnet().chains[43114];
  const names: readonly RewardPlaceName[] = ['WAVAX_PNG_V2', 'WAVAX_PNG_V1', 'WAVAX_V0'];
  for (const name of names) expect(await stakedBy(chain, rewardPlace(name), demo)).toBe(0n);
  const empty = { ...staking('WAVAX_WETHe_V1'), functionName: 'totalSupply' } as const;
  expect(await client().readContract(empty)).toBe(0n);
});

test('Fuji has no farms', async () => {
  const { client: fuji } = devnet().chains[43113];
  expect(await fuji.getCode({ address: chef.address })).toBeUndefined();
});
