import { numberToHex, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStakingTokens } from '@/devnet/farms/stakes';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { FarmPage } from '../../pages/FarmPage';
import { StakePage } from '../../pages/StakePage';
import { expect, test } from '../../test';

const { demo } = ACCOUNTS;
/** Where StakingRewards stores periodFinish, rewardRate and lastUpdateTime. */
const PERIOD_SLOTS = [4, 5, 7];

/** The end of a period, as a browser in English writes it. */
async function endOf({ client }: DevnetChain, name: 'WAVAX_PNG_V1' | 'WAVAX_V0') {
  const { address } = rewardPlace(name).contract;
  const end = await client.readContract({
    address,
    abi: stakingRewardsAbi,
    functionName: 'periodFinish',
  });
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(Number(end) * 1_000);
}

test('FRM-14 STK-07 a farm, a stake and their reviews say when the rewards end', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/404/);
  const chain = chains[43114];
  const place = rewardPlace('WAVAX_PNG_V1');
  await giveStakingTokens(chain, place, { account: demo, amount: parseEther('10') });
  await wallet.prepare({ isConnected: true });
  const farm = new FarmPage(page);
  await farm.open(1);
  await farm.amount('deposit').fill('1');
  const ofFarm = await endOf(chain, 'WAVAX_PNG_V1');
  await expect(farm.figure('Rewards end')).toContainText(ofFarm);
  await farm.openReview(/^Review deposit$/);
  await expect(farm.review.getByText('Rewards end').locator('..')).toContainText(ofFarm);

  const stake = new StakePage(page);
  await stake.open(rewardPlace('WAVAX_V0'));
  await stake.amount('stake').fill('1');
  const ofStake = await endOf(chain, 'WAVAX_V0');
  await expect(stake.figure(stake.card, 'Rewards end')).toContainText(ofStake);
  await stake.openReview(/^Review stake$/);
  await expect(stake.review.getByText('Rewards end').locator('..')).toContainText(ofStake);
});

test('FRM-14 a farm whose rewards have not begun says so, and promises nothing', async ({
  page,
  chains,
}) => {
  const { client } = chains[43114];
  const { address } = rewardPlace('WAVAX_PNG_V1').contract;
  for (const slot of PERIOD_SLOTS)
    await client.setStorageAt({
      address,
      index: numberToHex(slot),
      value: numberToHex(0, { size: 32 }),
    });
  const farm = new FarmPage(page);
  await farm.open(1);
  await expect(farm.card.getByText(/^Rewards have not started/)).toBeVisible();
  await expect(farm.figure(/^Weekly rate$/)).toContainText('0 PNG');
});
