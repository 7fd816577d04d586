import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { removeContract } from '@/devnet/farms/brokenFarms';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { stake, stakedBy, unstake } from '@/devnet/farms/stakes';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { wavaxStakeApr } from '../../chain/wavaxStakeApr';
import { StakePage } from '../../pages/StakePage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { consoleTexts } from '../../screen/consoleTexts';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';

const { farmer } = ACCOUNTS;

test("STK-01 STK-04 STK-05 STK-09 the list shows each reward, what is staked, the APR and the account's weekly rate as the contracts have them, its stakes first", async ({
  page,
  chains,
  wallet,
}) => {
  const { client } = chains[43114];
  // More than in any other, and not the first of the catalogue.
  const most = { account: ACCOUNTS.deployer, amount: parseEther('700000') };
  await stake(chains[43114], rewardPlace('OOE_V0'), most);
  const stakes = new StakePage(page);
  await stakes.openList();
  await expect(stakes.cards.getByRole('heading')).toHaveText([
    'Earn OOE',
    /^Earn WAVAX/,
    /^Earn APEIN/,
  ]);
  // Neither a figure nor a column for it.
  await expect(page.getByText('Your weekly rate')).toHaveCount(0);

  await wallet.prepare({ isConnected: true, account: farmer });
  await stakes.openList();
  await expect(stakes.cards.getByRole('heading')).toHaveText([
    /^Earn WAVAX/,
    /^Earn APEIN/,
    /^Earn OOE/,
  ]);
  const { contract } = rewardPlace('WAVAX_V0');
  const read = { address: contract.address, abi: stakingRewardsAbi } as const;
  const [total, rate, own] = await Promise.all([
    client.readContract({ ...read, functionName: 'totalSupply' }),
    client.readContract({ ...read, functionName: 'rewardRate' }),
    stakedBy(chains[43114], rewardPlace('WAVAX_V0'), farmer),
  ]);
  const card = stakes.listed('WAVAX');
  await expect(card).toContainText('Staked');
  expect(await stakes.exact(stakes.figure(card, 'Total staked'))).toBe(total);
  const apr = await wavaxStakeApr(chains[43114]);
  await expect(stakes.figure(card, 'APR')).toHaveText(`APR${apr}`);
  const weekly = (rate * own * 604_800n) / total;
  expect(await stakes.exact(stakes.figure(card, 'Your weekly rate'))).toBe(weekly);
  await expect(card).toContainText(/WAVAX.* to claim/);
  // Its period is over: it pays nothing, neither as a rate nor in a year.
  const ended = stakes.listed('APEIN');
  await expect(stakes.figure(ended, 'APR')).toHaveText('APREnded');
  await expect(stakes.figure(ended, 'Your weekly rate')).toHaveCount(0);
});

test('STK-06 a finished stake has no link, unless the account has a stake in it or is owed a reward', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/404/);
  const stakes = new StakePage(page);
  await stakes.openList();
  await expect(stakes.listed('OOE').getByRole('link', { name: /^Deposit/ })).toBeVisible();
  await expect(stakes.listed('APEIN')).toBeVisible();
  await expect(stakes.listed('APEIN').getByRole('link')).toHaveCount(0);

  const place = rewardPlace('APEIN_V0');
  const amount = await stakedBy(chains[43114], place, farmer);
  await unstake(chains[43114], place, { account: farmer, amount });
  await wallet.prepare({ isConnected: true, account: farmer });
  await stakes.openList();
  await expect(stakes.listed('APEIN')).toContainText(/APEIN.* to claim/);
  await stakes
    .listed('APEIN')
    .getByRole('link', { name: /^Manage/ })
    .click();
  await expect(page).toHaveURL(`/stake/0/${place.rewardToken}/`);
  await expect(stakes.reward.getByRole('button', { name: 'Claim' })).toBeEnabled();
});

test('STK-03 RPC-25 NAV-09 Fuji has no active rewards, and an address that names no stake says so', async ({
  page,
  wallet,
  problems,
}) => {
  problems.allow(/404/);
  await wallet.prepare({ isConnected: true, chainId: 43113 });
  const stakes = new StakePage(page);
  await stakes.openList();
  await expect(page.getByText('No active rewards on this network.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Loading stakes' })).toHaveCount(0);
  await page.goto(`/stake/0/${rewardPlace('WAVAX_V0').rewardToken}/`);
  await expect(page.getByText('No active rewards on this network.')).toBeVisible();
});

test('STK-03 NAV-09 the spinner shows while the stakes load, until the first figures', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(/404/);
  problems.allow(/Failed to/);
  const { proxy } = chains[43114];
  proxy.add({ fault: { type: 'hang' }, methods: ['eth_call'] });
  const stakes = new StakePage(page);
  const spinner = page.getByRole('img', { name: 'Loading stakes' });
  // An unknown version leads to version 0.
  await stakes.openList('7');
  await expect(page).toHaveURL('/stake/0/');
  await expect(spinner).toBeVisible();
  await expect(page.getByText('No active rewards')).toHaveCount(0);
  proxy.clear();
  await expect(stakes.cards).toHaveCount(3);
  await expect(spinner).toHaveCount(0);
  await page.goto('/stake/7/AVAX/');
  await expect(page.getByText('No stake at this address.')).toBeVisible();
  await page.getByRole('link', { name: 'All stakes' }).click();
  await expect(stakes.cards).toHaveCount(3);
});

test('ERR-59 a stake whose contract is gone is logged and reported missing, and the others are shown', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(/There is no contract at reward pools/);
  const logged = consoleTexts(page);
  const place = rewardPlace('OOE_V0');
  await removeContract(chains[43114], place);
  const stakes = new StakePage(page);
  await stakes.openList();
  await expect(stakes.cards.getByRole('heading')).toHaveText(['Earn WAVAX', /^Earn APEIN/]);
  const failure = new RegExp(`no contract at reward pools .*${place.contract.address}`, 'i');
  await expect.poll(() => logged.join('\n')).toMatch(failure);
  await expect(page.getByText("Some stakes can't be read")).toBeVisible();
});

test('the list and the screen of a stake pass axe, are used by keyboard, and fit the narrowest phone', async ({
  page,
  wallet,
  problems,
}) => {
  problems.allow(/404/);
  await wallet.prepare({ isConnected: true, account: farmer });
  await page.setViewportSize({ width: 320, height: 700 });
  const stakes = new StakePage(page);
  await stakes.openList();
  await expect(stakes.figure(stakes.listed('WAVAX'), 'Your weekly rate')).toBeVisible();
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await tabTo(page, stakes.listed('OOE').getByRole('link', { name: /^Deposit/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/stake/0/${rewardPlace('OOE_V0').rewardToken}/`);
  await expect(stakes.amount('stake')).toBeVisible();
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
