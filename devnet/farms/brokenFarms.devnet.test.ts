import { type Address, erc20Abi, parseEther } from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { SeedRevertedError, transact } from '../node/transact';
import { setUpDevnet } from '../setUpDevnet';
import {
  breakRewarder,
  dropAllWeight,
  leaveChefShort,
  payExtra,
  removeContract,
  setWeight,
  takeBackReward,
} from './brokenFarms';
import { ageContract, DAY_SECONDS } from './periods';
import { rewardPlace } from './rewardPlace';
import { earnedBy, giveStake, shareOf, stakedBy, unstake } from './stakes';

const { demo } = ACCOUNTS;
const { png } = EXCHANGE_ADDRESSES[43114];
const FARM = rewardPlace('WAVAX_PNG_V2');
const OLD_FARM = rewardPlace('WAVAX_PNG_V1');
const REVERTS = SeedRevertedError;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

/** The demo account stakes one percent of all liquidity, and a day passes. */
async function staked(place: typeof FARM): Promise<bigint> {
  const amount = await shareOf(chain(), place, 10n);
  await giveStake(chain(), place, { account: demo, amount });
  await ageContract(chain(), place, DAY_SECONDS);
  return amount;
}

const chef = (functionName: 'withdraw' | 'withdrawAndHarvest', amount: bigint) =>
  transact(chain().client, demo, {
    address: FARM.contract.address,
    abi: miniChefAbi,
    functionName,
    args: [0n, amount, demo],
  });

const chefLast = (functionName: 'harvest' | 'emergencyWithdraw') =>
  transact(chain().client, demo, {
    address: FARM.contract.address,
    abi: miniChefAbi,
    functionName,
    args: [0n, demo],
  });

const oldFarm = (functionName: 'exit' | 'getReward') =>
  transact(chain().client, demo, {
    address: OLD_FARM.contract.address,
    abi: stakingRewardsAbi,
    functionName,
  });

function balanceOf(token: Address): Promise<bigint> {
  return chain().client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [demo],
  });
}

test('without faults both kinds of farms let an account leave with its reward', async () => {
  const before = await balanceOf(png);
  await chef('withdrawAndHarvest', await staked(FARM));
  const between = await balanceOf(png);
  await staked(OLD_FARM);
  await oldFarm('exit');
  expect(between).toBeGreaterThan(before);
  expect(await balanceOf(png)).toBeGreaterThan(between);
  expect(await balanceOf(FARM.stakingToken)).toBe(2n * (await shareOf(chain(), FARM, 10n)));
});

test('a MiniChef that is short of PNG pays no reward, and allows a withdrawal without one', async () => {
  const amount = await staked(FARM);
  await leaveChefShort(chain(), 1n);
  await expect(chef('withdrawAndHarvest', amount)).rejects.toThrow(REVERTS);
  await expect(chefLast('harvest')).rejects.toThrow(REVERTS);
  await chef('withdraw', amount);
  expect(await balanceOf(FARM.stakingToken)).toBe(amount);
});

test('without any weight only an emergency withdrawal works', async () => {
  const amount = await staked(FARM);
  await dropAllWeight(chain());
  await expect(earnedBy(chain(), FARM, { account: demo })).rejects.toThrow('pendingReward');
  await expect(chef('withdraw', amount)).rejects.toThrow(REVERTS);
  await chefLast('emergencyWithdraw');
  expect(await balanceOf(FARM.stakingToken)).toBe(amount);
});

test('a rewarder that always reverts allows only an emergency withdrawal', async () => {
  const amount = await staked(FARM);
  await breakRewarder(chain(), FARM, 'always');
  expect(await earnedBy(chain(), FARM, { account: demo })).toBeGreaterThan(0n);
  await expect(chef('withdrawAndHarvest', amount)).rejects.toThrow(REVERTS);
  await expect(chef('withdraw', amount)).rejects.toThrow(REVERTS);
  await chefLast('emergencyWithdraw');
  expect(await balanceOf(FARM.stakingToken)).toBe(amount);
});

test('a rewarder that reverts on a reward allows a withdrawal without one', async () => {
  const amount = await staked(FARM);
  await breakRewarder(chain(), FARM, 'reward');
  await expect(chefLast('harvest')).rejects.toThrow(REVERTS);
  await chef('withdraw', amount);
  expect(await balanceOf(FARM.stakingToken)).toBe(amount);
});

test('a rewarder may pay another token in proportion to the PNG', async () => {
  await staked(FARM);
  await payExtra(chain(), FARM, 3n);
  const before = await balanceOf(png);
  await chefLast('harvest');
  const paid = (await balanceOf(png)) - before;
  expect(paid).toBeGreaterThan(parseEther('1'));
  expect(await balanceOf(chain().tokens.OOE.address)).toBe(3n * paid);
});

test('a farm whose weight is removed earns nothing more', async () => {
  await staked(FARM);
  await setWeight(chain(), FARM, 0n);
  const owed = await earnedBy(chain(), FARM, { account: demo });
  await ageContract(chain(), FARM, DAY_SECONDS);
  expect(owed).toBeGreaterThan(0n);
  expect(await earnedBy(chain(), FARM, { account: demo })).toBe(owed);
});

test('a contract whose owner took the reward back allows only a withdrawal', async () => {
  const amount = await staked(OLD_FARM);
  await takeBackReward(chain(), OLD_FARM);
  await expect(oldFarm('exit')).rejects.toThrow(REVERTS);
  await expect(oldFarm('getReward')).rejects.toThrow(REVERTS);
  await unstake(chain(), OLD_FARM, { account: demo, amount });
  expect(await balanceOf(OLD_FARM.stakingToken)).toBe(amount);
});

test.each([
  ['MiniChef', FARM],
  ['a contract of its own', OLD_FARM],
])('what was earned in %s stays owed after a withdrawal', async (_, place) => {
  const amount = await staked(place);
  await unstake(chain(), place, { account: demo, amount });
  expect(await stakedBy(chain(), place, demo)).toBe(0n);
  expect(await earnedBy(chain(), place, { account: demo })).toBeGreaterThan(0n);
});

test('a removed contract has no code, and returns no data', async () => {
  const { address } = OLD_FARM.contract;
  await removeContract(chain(), OLD_FARM);
  expect(await chain().client.getCode({ address })).toBeUndefined();
  expect((await chain().client.call({ to: address, data: '0x18160ddd' })).data).toBeUndefined();
});
