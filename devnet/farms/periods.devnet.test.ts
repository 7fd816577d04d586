import { parseEther } from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { ACCOUNTS } from '../accounts';
import { setUpDevnet } from '../setUpDevnet';
import { ageContract, beginPeriod, DAY_SECONDS, endPeriod, passTime } from './periods';
import { rewardPlace } from './rewardPlace';
import { earnedBy } from './stakes';

const { farmer } = ACCOUNTS;
const FARM = rewardPlace('WAVAX_PNG_V2');
const OLD_FARM = rewardPlace('WAVAX_PNG_V1');

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const earned = (place: typeof FARM) => earnedBy(chain(), place, { account: farmer });

/** Expects a value within a ten-thousandth, which covers a few seconds of a period and all rounding. */
function expectNear(value: bigint, expected: bigint): void {
  const distance = value > expected ? value - expected : expected - value;
  expect(distance).toBeLessThan(expected / 10_000n);
}

test('passing time earns rewards, and restoring the state undoes both', async () => {
  const { client } = chain();
  const restore = await devnet().remember();
  const before = (await client.getBlock()).timestamp;
  await passTime(chain(), 10n * DAY_SECONDS);
  const after = (await client.getBlock()).timestamp;
  expect(after - before).toBeGreaterThanOrEqual(10n * DAY_SECONDS);
  // A third of 60,000 PNG for 1 of 11 percent.
  expectNear(await earned(OLD_FARM), parseEther('20000') / 11n);

  await restore();
  await client.mine({ blocks: 1 });
  const restored = (await client.getBlock()).timestamp;
  expect(restored - before).toBeLessThan(120n);
  expect(restored).toBeGreaterThanOrEqual(before);
});

test('a reward can be read at an older block', async () => {
  const { client } = chain();
  const blockNumber = await client.getBlockNumber();
  const then = await earned(FARM);
  await passTime(chain(), DAY_SECONDS);
  expect(await earnedBy(chain(), FARM, { account: farmer, blockNumber })).toBe(then);
  expect(await earned(FARM)).toBeGreaterThan(then);
});

test.each([
  // 600,000 PNG in 60 days, 3,000 of the weight of 16,150, 2 of 32 percent.
  ['MiniChef', FARM, (parseEther('60000') * 3_000n * 2n) / (16_150n * 32n)],
  // 60,000 PNG in 30 days, 1 of 11 percent.
  ['a contract of its own', OLD_FARM, parseEther('12000') / 11n],
] as const)('a contract can age alone: %s', async (_, place, inSixDays) => {
  const { client } = chain();
  const before = (await client.getBlock()).timestamp;
  await ageContract(chain(), place, 6n * DAY_SECONDS);
  expectNear(await earned(place), inSixDays);
  expect((await client.getBlock()).timestamp - before).toBeLessThan(120n);
});

test.each([
  ['MiniChef', FARM, (parseEther('600000') * 3_000n * 2n) / (16_150n * 32n)],
  ['a contract of its own', OLD_FARM, parseEther('60000') / 11n],
] as const)('a period that ends has paid all of its reward: %s', async (_, place, whole) => {
  const { client } = chain();
  await endPeriod(chain(), place);
  const owed = await earned(place);
  expectNear(owed, whole);
  await passTime(chain(), DAY_SECONDS);
  expect(await earned(place)).toBe(owed);

  const end = await (place === FARM
    ? client.readContract({
        address: place.contract.address,
        abi: miniChefAbi,
        functionName: 'rewardsExpiration',
      })
    : client.readContract({
        address: place.contract.address,
        abi: stakingRewardsAbi,
        functionName: 'periodFinish',
      }));
  expect(end).toBeLessThan((await client.getBlock()).timestamp);
});

test('a finished contract can begin another period', async () => {
  const { client, tokens } = chain();
  const place = rewardPlace('WAVAX_USDTe_V1');
  const owed = await earned(place);
  const reward = { token: tokens.PNG, whole: '1000', days: 10n };
  await beginPeriod(chain(), place.contract.address, reward);
  await ageContract(chain(), place, DAY_SECONDS);
  // A tenth of 1,000 PNG for 1 of 11 percent.
  expectNear((await earned(place)) - owed, parseEther('100') / 11n);
  expect(
    await client.readContract({
      address: place.contract.address,
      abi: stakingRewardsAbi,
      functionName: 'rewardRate',
    }),
  ).toBe(parseEther('1000') / (10n * DAY_SECONDS));
});
