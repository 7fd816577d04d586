import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { takeBackReward } from '@/devnet/farms/brokenFarms';
import type { RewardPlaceName } from '@/devnet/farms/farmTables';
import { ageContract, DAY_SECONDS } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { earnedBy, giveStake, shareOf } from '@/devnet/farms/stakes';
import { heldOf } from '../../chain/farms';
import { ClaimAllPage } from '../../pages/ClaimAllPage';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { expectFits } from '../../screen/expectFits';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const { demo } = ACCOUNTS;
const SEND = 'eth_sendTransaction';
const V1 = rewardPlace('WAVAX_PNG_V1');
const STAKE = rewardPlace('WAVAX_V0');

test('CLM-01 CLM-02 CLM-03 CLM-06 CLM-07 all rewards are claimed, each by its own review, and one that fails in the middle is left out', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await owe(chain, ['WAVAX_PNG_V2', 'USDCe_DAIe_V2', 'WAVAX_PNG_V1', 'WAVAX_V0']);
  await takeBackReward(chain, V1);
  const held = () => Promise.all([heldOf(chain, V1.rewardToken), heldOf(chain, STAKE.rewardToken)]);
  const claims = new ClaimAllPage(page);
  await new SwapPage(page).openConnected();
  await claims.open();
  await expect(claims.rows).toHaveCount(4);
  await expect(claims.rows.nth(0)).toContainText(/AVAX.*PNG.*Farm, version 2.*PNG.*\$/);
  await expect(claims.rows.nth(2)).toContainText(/AVAX.*PNG.*Farm, version 1.*PNG.*\$/);
  await expect(claims.rows.nth(3)).toContainText(/Stake that pays WAVAX.*WAVAX.*\$/);
  await expectFits(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);

  const [png, wavax] = await held();
  await claims.begin();
  await expect(claims.place).toHaveText(/^Claim 1 of 4: AVAX.*PNG$/);
  await expectFits(page);
  expect(await countOf(wallet, SEND)).toBe(0);
  await claims.complete();
  await claims.reviewed('Next claim').click();
  await expect(claims.place).toHaveText(/^Claim 2 of 4: USDC\.e.*DAI\.e$/);
  await claims.complete();
  await claims.reviewed('Next claim').click();
  await expect(claims.place).toHaveText(/^Claim 4 of 4: Stake that pays WAVAX$/);
  await expect(claims.rows.nth(2)).toContainText('Skipped: Would fail now');
  await claims.complete();
  await claims.reviewed('See all claims').click();
  await expect(claims.place).toHaveText('No claims are left.');
  await expect(claims.place).toBeFocused();
  await expectFits(page);
  expect(await countOf(wallet, SEND)).toBe(3);

  const [pngAfter, wavaxAfter] = await held();
  expect(pngAfter).toBeGreaterThan(png);
  expect(wavaxAfter).toBeGreaterThan(wavax);
  expect(await claims.claimed()).toEqual([pngAfter - png, wavaxAfter - wavax]);
  expect(await earnedBy(chain, V1, { account: demo })).toBeGreaterThan(0n);
});

test('CLM-03 CLM-04 what was declined is left out, and after it was closed it resumes with the rest', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await owe(chain, ['WAVAX_PNG_V2', 'WAVAX_PNG_V1', 'WAVAX_V0']);
  const claims = new ClaimAllPage(page);
  await new SwapPage(page).openConnected();
  await claims.open();
  await claims.begin();
  await wallet.act('rejectNext', SEND);
  await claims.reviewed('Confirm claim').click();
  await expect(claims.place).toHaveText(/^Claim 2 of 3: /);
  await expect(claims.rows.nth(0)).toContainText('Skipped: You declined. Nothing was sent.');
  await claims.complete();
  await claims.reviewed('Next claim').click();
  await expect(claims.place).toHaveText(/^Claim 3 of 3: /);
  await expect(claims.reviewed('Confirm claim')).toBeEnabled();

  await page.keyboard.press('Escape');
  await expect(claims.action('Stop')).toBeVisible();
  await expect(claims.place).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(claims.dialog).toBeHidden();
  await expect(claims.openButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(claims.place).toHaveText('1 claim is left.');
  await expect(claims.rows.nth(1)).toContainText(/Claimed [\d.,]+\sPNG/);
  await claims.action('Continue').focus();
  await page.keyboard.press('Enter');
  await claims.complete();
  await claims.reviewed('See all claims').click();
  await expect(claims.place).toHaveText('No claims are left.');
  expect(await countOf(wallet, SEND)).toBe(3);
  await expect(claims.rows.nth(2)).toContainText(/Claimed [\d.,]+\sWAVAX/);
});

test('CLM-05 another account ends it, and nothing more is sent', async ({
  page,
  chains,
  wallet,
}) => {
  await owe(chains[43114], ['WAVAX_PNG_V2', 'WAVAX_PNG_V1']);
  const claims = new ClaimAllPage(page);
  await new SwapPage(page).openConnected();
  await claims.open();
  await claims.begin();
  await wallet.act('setAccount', ACCOUNTS.second);
  await expect(claims.review).toBeHidden();
  await expect(claims.place).toHaveText(/^Your account or network changed/);
  await expectFits(page);
  expect(await countOf(wallet, SEND)).toBe(0);
  await claims.action('Close').last().click();
  await expect(claims.dialog).toBeHidden();
});

test('CLM-01 an account that is owed nothing is offered no claims', async ({ page }) => {
  const frame = new Frame(page);
  await new SwapPage(page).openConnected();
  await frame.account(demo).click();
  await expect(frame.accountDialog).toContainText('are not counted');
  await expect(new ClaimAllPage(page).openButton).toHaveCount(0);
});

/** Gives the demo account stakes that earned for a day. */
async function owe(chain: DevnetChain, names: readonly RewardPlaceName[]): Promise<void> {
  for (const name of names) {
    const place = rewardPlace(name);
    const amount = name === 'WAVAX_V0' ? parseEther('2000') : await shareOf(chain, place, 5n);
    await giveStake(chain, place, { account: demo, amount });
  }
  // MiniChef's time is that of all its farms.
  const contracts = names.filter((name) => name !== 'USDCe_DAIe_V2').map(rewardPlace);
  for (const place of contracts) await ageContract(chain, place, DAY_SECONDS);
}
