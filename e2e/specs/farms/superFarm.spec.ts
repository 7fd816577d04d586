import { ACCOUNTS } from '@/devnet/accounts';
import { setWeight } from '@/devnet/farms/brokenFarms';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake } from '@/devnet/farms/stakes';
import { makeSuperFarm } from '@/devnet/farms/superRewarder';
import { heldOf } from '../../chain/farms';
import { FarmListPage } from '../../pages/FarmListPage';
import { FarmPage } from '../../pages/FarmPage';
import { expect, test } from '../../test';

const V2 = rewardPlace('WAVAX_PNG_V2');
const { demo } = ACCOUNTS;

test('FRM-40 FRM-41 a farm without weight that pays an extra reward has not ended, and its claim brings that reward', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const ooe = chain.tokens.OOE.address;
  await makeSuperFarm(chain, V2);
  // Before the stake, so that no PNG is ever owed.
  await setWeight(chain, V2, 0n);
  await giveStake(chain, V2, { account: demo, amount: 10n ** 18n });
  await wallet.prepare({ isConnected: true });
  const farms = new FarmListPage(page);
  await farms.open('2');
  await expect(farms.card('AVAX / PNG')).toContainText('Extra reward only');
  await expect(farms.card('AVAX / PNG')).not.toContainText('Ended');

  const farm = new FarmPage(page);
  await farm.open(2);
  await expect(farm.card.getByText(/^Pays no PNG now/)).toBeVisible();
  await expect(farm.card.getByText(/rewards have ended/)).toHaveCount(0);
  await expect(farm.reward.getByText(/OOE/).first()).toBeVisible();
  expect(await heldOf(chain, ooe)).toBe(0n);
  await farm.claimButton.click();
  await expect(farm.review.getByText(/OOE/).first()).toBeVisible();
  await expect(farm.review.getByText(/lacks OOE/)).toHaveCount(0);
  await farm.complete();
  const claimed = await heldOf(chain, ooe);
  expect(claimed).toBeGreaterThan(0n);
  await expect(farm.review.getByText(/^Claimed [\d,.]+\sOOE$/)).toBeVisible();
});
