import type { Address } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { Devnet } from '@/devnet/devnet';
import { breakRewarder, revertOne, takeBackReward } from '@/devnet/farms/brokenFarms';
import { MINI_CHEF, type RewardPlaceName } from '@/devnet/farms/farmTables';
import { passTime } from '@/devnet/farms/periods';
import { CHEF_FARM_NAMES, rewardPlace, STAKING_FARM_NAMES } from '@/devnet/farms/rewardPlace';
import { giveStake, giveStakingTokens, shareOf, stakedBy } from '@/devnet/farms/stakes';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { heldOf } from '../../chain/farms';
import { fullOnly } from '../../fullOnly';
import { LandingPage } from '../../pages/LandingPage';
import { accessibilityViolations } from '../../screen/axe';
import { expect, test } from '../../test';

const { demo } = ACCOUNTS;

// A plain host has no file for the address of a version but 1.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

type Chains = Devnet['chains'];
type Chain = Parameters<typeof giveStake>[0];
type Name = 'WAVAX_PNG_V1' | 'WAVAX_USDCe_V1' | 'WAVAX_WETHe_V1' | 'WAVAX_PNG_V0';

async function stakeIn(chain: Chain, name: Name, perMille: bigint): Promise<bigint> {
  const amount = await shareOf(chain, rewardPlace(name), perMille);
  await giveStake(chain, rewardPlace(name), { account: demo, amount });
  return amount;
}

test('NAV-12 NAV-27 MIG-13 MIG-15 MIG-16 MIG-17 MIG-18 MIG-20 MIG-26 two deposits of version 1 are chosen, and moved to version 2 one after the other', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const png = await stakeIn(chain, 'WAVAX_PNG_V1', 5n);
  const usdc = await stakeIn(chain, 'WAVAX_USDCe_V1', 4n);
  await wallet.prepare({ isConnected: true });
  const landing = new LandingPage(page);
  await landing.open();
  await expect(page.getByRole('banner')).toBeHidden();
  const side = page.getByRole('navigation', { name: 'Main' });
  await expect(side.getByRole('link', { name: 'Migrate' })).toHaveAttribute('aria-current', 'page');
  await expect(landing.deposits).toHaveCount(2);
  await expect(landing.deposits.first()).toContainText('same pool tokens');
  expect(await accessibilityViolations(page)).toEqual([]);

  await landing.main.getByRole('button', { name: 'Choose deposits to migrate' }).click();
  await expect(landing.button('Select a deposit')).toBeDisabled();
  for (const index of [0, 1])
    await expect(landing.choices.nth(index)).toContainText('Both steps would succeed now.');
  const list = landing.wizard.getByRole('list');
  expect((await list.boundingBox())?.height).toBe(200);
  await landing.wizard.getByRole('checkbox', { name: 'AVAX / PNG' }).check();
  await expect(landing.button('Continue with 1 deposit')).toBeEnabled();
  await landing.wizard.getByRole('checkbox', { name: 'Select all' }).check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await landing.button('Continue with 2 deposits').click();

  for (const number of [1, 2]) {
    await expect(landing.wizard).toContainText(`Deposit ${number} of 2`);
    await expect(landing.step).toContainText('1. Withdraw from version 1');
    await expect(landing.wizard).toContainText('Both steps would succeed now.');
    for (const version of ['now, in version 1', 'in version 2'])
      await expect(landing.rate(version)).toHaveText(/^([\d,.]+\sPNG\s+per week|Ended)/);
    // Version 2 pays less, which is said before anything can be withdrawn.
    await expect(landing.wizard).toContainText(/You would earn [\d.]+% less/);
    await expect(landing.wizard).toContainText(/[\d,.]+ → [\d,.]+\sPNG\s+per week/);
    await expect(landing.step.getByRole('button', { name: 'Review withdrawal' })).toBeHidden();
    await expect(landing.button(/^(Keep it in version 1|Migrate anyway)$/)).toHaveText([
      'Keep it in version 1',
      'Migrate anyway',
    ]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await landing.agree();
    await landing.withdraw();
    await expect(landing.step).toContainText('2. Deposit in version 2');
    await landing.deposit();
    if (number === 1) {
      await expect(landing.wizard).toContainText('is migrated. You have');
      await landing.button('Next deposit').click();
    }
  }
  await expect(landing.wizard).toContainText('Migration complete');
  expect(await stakedBy(chain, rewardPlace('WAVAX_PNG_V2'), demo)).toBe(png);
  expect(await stakedBy(chain, rewardPlace('WAVAX_USDCe_V2'), demo)).toBe(usdc);
  await landing.button('Close').last().click();
  await expect(landing.main).toContainText('No deposits here.');
});

test('MIG-13 MIG-19 MIG-22 MIG-24 a card opens the wizard at its deposit; what was withdrawn is listed after a reload, and a part of it is deposited and the rest kept', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const staked = await stakeIn(chain, 'WAVAX_PNG_V1', 5n);
  await wallet.prepare({ isConnected: true });
  const landing = new LandingPage(page);
  await landing.open();
  await landing.main.getByRole('button', { name: 'Migrate now: AVAX / PNG' }).click();
  await expect(landing.step).toContainText('1. Withdraw from version 1');
  await landing.agree();
  await landing.withdraw();
  await page.reload();

  await expect(landing.loose).toHaveCount(1);
  await expect(landing.deposits).toHaveCount(0);
  await landing.loose.getByRole('button', { name: 'Deposit: AVAX / PNG, version 2' }).click();
  await expect(landing.step).toContainText('2. Deposit in version 2');
  // Five dots in steps of a quarter.
  const dots = landing.step.getByRole('button', { name: /^(0|25|50|75|100)%$/ });
  await expect(dots).toHaveCount(5);
  await expect(dots.last()).toHaveAttribute('aria-pressed', 'true');
  await landing.step.getByRole('slider').press('ArrowLeft');
  await expect(dots.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await landing.step.getByRole('button', { name: '50%' }).click();
  await landing.deposit();
  const deposited = await stakedBy(chain, rewardPlace('WAVAX_PNG_V2'), demo);
  expect(deposited).toBe(staked / 2n);
  // The rest is still there to be deposited, or kept.
  await expect(landing.step).toContainText('2. Deposit in version 2');
  await landing.button('Finish and keep the rest').click();
  await expect(landing.wizard).toContainText('Not everything is migrated');
  await landing.button('Close').last().click();
  await expect(landing.loose).toHaveCount(1);
});

test(
  'MIG-16 MIG-17 MIG-24 a part is withdrawn and deposited before the rest, which is kept, and another deposit is skipped',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    await stakeIn(chain, 'WAVAX_PNG_V1', 5n);
    await stakeIn(chain, 'WAVAX_USDCe_V1', 4n);
    await wallet.prepare({ isConnected: true });
    const landing = new LandingPage(page);
    await landing.open();
    await landing.main.getByRole('button', { name: 'Choose deposits to migrate' }).click();
    await landing.wizard.getByRole('checkbox', { name: 'Select all' }).check();
    await landing.button('Continue with 2 deposits').click();
    await landing.button('Skip this deposit').click();
    await expect(landing.wizard).toContainText('Deposit 2 of 2');
    await landing.agree();
    const amount = landing.step.getByLabel('Amount to withdraw');
    await amount.fill('0');
    await expect(landing.step.getByRole('button', { name: 'Enter an amount' })).toBeDisabled();
    await amount.fill('99999999');
    await expect(
      landing.step.getByRole('button', { name: 'Insufficient PGL balance' }),
    ).toBeDisabled();
    await landing.step.getByRole('button', { name: '25%' }).click();
    await landing.withdraw();
    await expect(landing.step).toContainText('1. Withdraw from version 1');
    await landing.button('Deposit what is in your wallet first').click();
    await landing.deposit();
    await expect(landing.step).toContainText('1. Withdraw from version 1');
    await landing.button('Finish and keep the rest').click();
    await expect(landing.wizard).toContainText('Not everything is migrated');
  },
);

test('MIG-20 a deposit whose reward cannot be paid says so before anything is signed, and one that stops says where and why', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await stakeIn(chain, 'WAVAX_PNG_V1', 5n);
  await passTime(chain, 60n);
  await takeBackReward(chain, rewardPlace('WAVAX_PNG_V1'));
  await stakeIn(chain, 'WAVAX_USDCe_V1', 4n);
  await breakRewarder(chain, rewardPlace('WAVAX_USDCe_V2'), 'always');
  await stakeIn(chain, 'WAVAX_WETHe_V1', 4n);
  for (const signature of ['exit()', 'withdraw(uint256)'])
    await revertOne(chain, rewardPlace('WAVAX_WETHe_V1'), signature);
  await wallet.prepare({ isConnected: true });
  const landing = new LandingPage(page);
  await landing.open();
  await landing.main.getByRole('button', { name: 'Choose deposits to migrate' }).click();
  const choice = (pair: string) => landing.choices.filter({ hasText: pair });
  await expect(choice('AVAX / PNG')).toContainText("your reward can't be paid");
  await expect(choice('AVAX / USDC.e')).toContainText('Stops at the deposit:');
  await expect(choice('AVAX / WETH.e')).toContainText('Stops at the withdrawal:');
});

/** What is staked in a farm is worth, in cents: twice its part of the side with a known price. */
async function centsIn(chain: Chains[43114], name: RewardPlaceName): Promise<bigint> {
  const { client, tokens } = chain;
  const { stakingToken, contract } = rewardPlace(name);
  const { tokens: pair = [] } = FARMS.find((farm) => farm.name === name) ?? {};
  const [token0, token1] = pair.map(({ address }) => address).sort(byAddress);
  const read = { address: stakingToken, abi: pairAbi } as const;
  const [reserves, supply] = await Promise.all([
    client.readContract({ ...read, functionName: 'getReserves' }),
    client.readContract({ ...read, functionName: 'totalSupply' }),
  ]);
  const reserveOf = (token: Address) => {
    if (token === token0) return reserves[0];
    return token === token1 ? reserves[1] : undefined;
  };
  const staked =
    contract.type === 'miniChef'
      ? await heldOf(chain, stakingToken, contract.address)
      : await client.readContract({
          address: contract.address,
          abi: stakingRewardsAbi,
          functionName: 'totalSupply',
        });
  // AVAX costs 20 dollars, and the other pools are of dollar tokens.
  const avax = reserveOf(tokens.WAVAX.address);
  if (avax !== undefined) return (staked * avax * 2n * 2_000n) / (supply * 10n ** 18n);
  return (staked * (reserveOf(tokens['USDC.e'].address) ?? 0n) * 2n * 100n) / (supply * 10n ** 6n);
}

function byAddress(a: Address, b: Address): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1;
}

test('MIG-14 the value in versions 2 and 1, and what is paid in a week, match the contracts', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const landing = new LandingPage(page);
  await landing.open();
  const perSecond = await chain.client.readContract({
    address: MINI_CHEF,
    abi: miniChefAbi,
    functionName: 'rewardPerSecond',
  });
  const weekly = (perSecond * 604_800n + 10n ** 18n / 2n) / 10n ** 18n;
  await expect(landing.total('Weekly rate in version 2')).toContainText(
    `${weekly.toLocaleString('en-US')} PNG`,
  );
  const dollarsIn = async (names: readonly RewardPlaceName[]) => {
    const cents = await Promise.all(names.map((name) => centsIn(chain, name)));
    return Number(cents.reduce((sum, each) => sum + each, 0n)) / 100;
  };
  const shown = async (term: string) =>
    Number((await landing.total(term).textContent())?.replace(/[^\d.]/g, ''));
  const older = STAKING_FARM_NAMES.filter((name) => name.endsWith('_V1'));
  for (const [term, names] of [
    ['Staked in version 2', CHEF_FARM_NAMES],
    ['Still in version 1', older],
  ] as const) {
    const expected = await dollarsIn(names);
    await expect(landing.total(term)).toContainText('$');
    // A dollar token of a pool may be off its dollar by a little.
    expect(Math.abs((await shown(term)) / expected - 1)).toBeLessThan(0.005);
  }
});

test('NAV-12 version 2 leads to version 1, and pool tokens in the wallet are listed for version 0 as well', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const landing = new LandingPage(page);
  await landing.open(2);
  await expect(landing.main).toContainText('Nothing migrates from version 2');
  await landing.main.getByRole('link', { name: 'Migrate from version 1' }).click();
  await expect(landing.main).toContainText('Connect the wallet that has the deposits.');
  const amount = await shareOf(chain, rewardPlace('WAVAX_PNG_V2'), 3n);
  await giveStakingTokens(chain, rewardPlace('WAVAX_PNG_V2'), { account: demo, amount });
  await stakeIn(chain, 'WAVAX_PNG_V0', 2n);
  await wallet.prepare({ isConnected: true });
  await landing.open(0);
  await expect(landing.deposits).toHaveCount(1);
  await expect(landing.loose).toHaveCount(1);
});

test(
  'RPC-25 NAV-12 on Fuji the landing says that migration is on Avalanche, and switches',
  fullOnly(),
  async ({ page, wallet }) => {
    await wallet.prepare({ isConnected: true, chainId: 43113 });
    const landing = new LandingPage(page);
    await landing.open();
    await expect(landing.main).toContainText('Available on Avalanche only.');
    await landing.main.getByRole('button', { name: /Switch/ }).click();
    await expect(landing.main).toContainText('No deposits here.');
  },
);
