import { erc20Abi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { removeContract, revertAlways, setWeight } from '@/devnet/farms/brokenFarms';
import { type RewardPlace, rewardPlace } from '@/devnet/farms/rewardPlace';
import { BAD_APRS } from '@/devnet/services/stats/statsFaults';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { fullOnly } from '../../fullOnly';
import { FarmListPage } from '../../pages/FarmListPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { consoleTexts } from '../../screen/consoleTexts';
import { expect, test } from '../../test';

const { miniChef } = EXCHANGE_ADDRESSES[43114];
const LOGGED = /Failed to load/;
const UNVALUED = 'The value of these farms is not known';

test('FRM-01 FRM-03 FRM-04 a card shows the pair, what is staked in dollars, the weight and the weekly rate, as the contracts have them', async ({
  page,
  chains,
}) => {
  await setWeight(chains[43114], rewardPlace('WAVAX_QI_V2'), 1_250n);
  const farms = new FarmListPage(page);
  await farms.open('2');
  await expect(farms.count).toHaveText('11 farms');
  // As published it is 10.
  await expect(farms.figure('AVAX / QI', 'Pool weight')).toContainText('12.5X');
  const { client, tokens } = chains[43114];
  const place = rewardPlace('WAVAX_PNG_V2');
  const balanceOf = (address: `0x${string}`, owner: `0x${string}`) =>
    client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  const [staked, reserve, supply] = await Promise.all([
    balanceOf(place.stakingToken, miniChef),
    balanceOf(tokens.WAVAX.address, place.stakingToken),
    client.readContract({
      address: place.stakingToken,
      abi: erc20Abi,
      functionName: 'totalSupply',
    }),
  ]);
  // AVAX costs 20 dollars.
  const cents = (staked * reserve * 2n * 20n * 100n) / (supply * 10n ** 18n);
  const dollars = (Number(cents) / 100).toLocaleString('en-US', { maximumFractionDigits: 0 });
  await expect(farms.figure('AVAX / PNG', 'Total staked')).toContainText(`$${dollars}`);
  await expect(farms.figure('AVAX / PNG', 'Pool weight')).toContainText('30X');
  const chef = { address: miniChef, abi: miniChefAbi } as const;
  const perSecond = await client.readContract({ ...chef, functionName: 'rewardPerSecond' });
  const total = await client.readContract({ ...chef, functionName: 'totalAllocPoint' });
  const weekly = (perSecond * 3_000n * 604_800n) / total;
  const shown = (weekly / 10n ** 18n).toLocaleString('en-US');
  await expect(farms.figure('AVAX / PNG', 'Weekly rate')).toContainText(`${shown} PNG`);
});

test('FRM-18 FRM-20 the APR is that of the statistics service: rewards and swap fees together', async ({
  page,
  exchange,
}) => {
  const body = JSON.stringify({ swapFeeApr: 12.5, stakingApr: 30.25, combinedApr: 99 });
  exchange.devnet.stats.add({ fault: { type: 'body', body } });
  const farms = new FarmListPage(page);
  await farms.open('2');
  const apr = farms.figure('AVAX / PNG', 'APR');
  await expect(apr).toContainText('42.75%');
  await expect(apr).toContainText('30.25% rewards + 12.50% fees');
  const { stakingToken } = rewardPlace('WAVAX_PNG_V2');
  expect(exchange.devnet.stats.requests().join()).toMatch(
    new RegExp(`/pangolin/apr2/${stakingToken}`, 'i'),
  );
});

for (const [index, [name, fault]] of (
  [
    ['never answers', { type: 'hang' }],
    ['is down', { type: 'down' }],
    ['says NaN', { type: 'body', body: BAD_APRS.nan }],
    ['says trillions', { type: 'body', body: BAD_APRS.trillions }],
  ] as const
).entries()) {
  test(
    `FRM-19 while the statistics service ${name}, the APR on chain is shown, and no fees`,
    fullOnly(index > 0),
    async ({ page, exchange, chains, problems }) => {
      problems.allow(LOGGED);
      problems.allow(/net::ERR|statistics|500/);
      exchange.devnet.stats.add({ fault });
      const farms = new FarmListPage(page);
      await farms.open('2');
      await expect(farms.cards.first()).toBeVisible();
      await expect(page.getByRole('img', { name: 'Loading farms' })).toHaveCount(0);
      const apr = farms.figure('AVAX / PNG', 'APR');
      await expect(apr).toContainText('Without swap fees');
      const { client } = chains[43114];
      const chef = { address: miniChef, abi: miniChefAbi } as const;
      const perSecond = await client.readContract({ ...chef, functionName: 'rewardPerSecond' });
      const total = await client.readContract({ ...chef, functionName: 'totalAllocPoint' });
      const [staked] = await farms.numbers('Total staked');
      // PNG costs 20 cents; what is staked is shown in dollars.
      const pool = farms.figure('AVAX / PNG', 'Total staked');
      const worth = Number((await pool.textContent())?.replace(/[^\d.]/g, ''));
      const yearly = (Number(perSecond) / 1e18) * (3_000 / Number(total)) * 31_536_000 * 0.2;
      const expected = Math.floor((yearly / worth) * 10_000) / 100;
      expect(staked).toBeGreaterThan(0);
      const percent = Number((await apr.locator('dd').first().textContent())?.replace('%', ''));
      expect(Math.abs(percent - expected)).toBeLessThanOrEqual(0.02);
    },
  );
}

test('FRM-06 FRM-07 farms are searched by symbol and sorted three ways in both directions', async ({
  page,
}) => {
  const farms = new FarmListPage(page);
  await farms.open('2');
  await farms.expectDescending('Total staked');
  await farms.choice('Total staked').click();
  await farms.expectAscending('Total staked');
  await farms.choice('Pool weight').click();
  await farms.expectDescending('Pool weight');
  await farms.choice('Pool weight').click();
  await farms.expectAscending('Pool weight');
  await farms.choice('APR').click();
  await farms.expectDescending('APR');
  await farms.choice('APR').click();
  await farms.expectAscending('APR');
  await farms.search.pressSequentially('link');
  await expect(farms.count).toHaveText('1 farm');
  await expect(farms.card('AVAX / LINK.e')).toBeVisible();
  await farms.search.fill('nothing');
  await expect(page.getByText('No farm here has this symbol.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(farms.search).toHaveValue('');
  await expect(farms.cards.first()).toBeVisible();
});

test("FRM-14 FRM-33 FRM-37 the account's farms come first, those that pay before the finished ones, which are marked, and a reward without a stake counts too; a chosen order holds for all", async ({
  page,
  wallet,
  problems,
}) => {
  problems.allow(LOGGED);
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.farmer });
  const farms = new FarmListPage(page);
  await farms.open('1');
  await farms.choice('Mine').click();
  // Staked and live, staked and finished, owed without a stake.
  await expect(farms.count).toHaveText('3 farms');
  await expect(farms.card('AVAX / PNG')).toContainText('Staked');
  // Of what is staked in all, in dollars.
  await expect(farms.figure('AVAX / PNG', 'Total staked')).toContainText(
    /\$[\d,.]+Yours: \$[\d,.]+/,
  );
  await expect(farms.card('AVAX / USDT.e')).toContainText('Ended');
  await expect(farms.figure('AVAX / USDT.e', 'APR')).toContainText('Unknown');
  await expect(farms.card('AVAX / LINK.e')).toContainText(/[\d.]+\sPNG\s+to claim/);
  await expect(farms.cards.first()).toContainText('AVAX / PNG');
  await farms.choice('Ended').click();
  await expect(farms.card('AVAX / PNG')).toHaveCount(0);
  await expect(farms.card('AVAX / LINK.e')).toBeVisible();
  await farms.choice('Active').click();
  // Two of the own ones have ended.
  await expect(farms.count).toHaveText('6 farms, yours first');
  await expect(farms.names.first()).toContainText('AVAX / PNG');
  await expect(farms.names.nth(1)).toContainText(/LINK.e|USDT.e/);
  await expect(farms.names.nth(2)).toContainText(/LINK.e|USDT.e/);
  // The user's own order holds for all of them.
  await farms.choice('Total staked').click();
  await expect(farms.figure('AVAX / WETH.e', 'Total staked')).toContainText('$0');
  await expect(farms.names.first()).toHaveText('AVAX / WETH.e');
  await farms.expectAscending('Total staked');
});

/** The names of all listed farms of version 1 except that of AVAX and USDC.e. */
async function otherFarms(farms: FarmListPage): Promise<readonly string[]> {
  await farms.open('1');
  await expect(farms.count).toHaveText('4 farms');
  await expect(farms.card('AVAX / USDC.e')).toBeVisible();
  const names = await farms.names.allTextContents();
  return names.filter((name) => name !== 'AVAX / USDC.e');
}

/** What is logged of reward pools, with the contract of one. */
function failureOf({ contract }: RewardPlace): RegExp {
  return new RegExp(`Failed to load .*reward pools .*${contract.address}`, 'i');
}

function absenceOf({ contract }: RewardPlace): RegExp {
  return new RegExp(`no contract at reward pools .*${contract.address}`, 'i');
}

test('ERR-59 a contract that is gone is logged and left out, and every other farm is shown', async ({
  page,
  chains,
  problems,
}) => {
  // The statistics service may be reading the contract when it is removed.
  problems.allow(LOGGED, /apr.*ERR_EMPTY_RESPONSE/);
  const place = rewardPlace('WAVAX_USDCe_V1');
  const farms = new FarmListPage(page);
  const others = await otherFarms(farms);
  const logged = consoleTexts(page);
  await removeContract(chains[43114], place);
  await farms.open('1');
  await expect(farms.names).toHaveText(others);
  await expect.poll(() => logged.join('\n')).toMatch(absenceOf(place));
});

test(
  'ERR-59 a contract that reverts is logged, and the list says that some farms are missing',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(LOGGED, /apr.*ERR_EMPTY_RESPONSE/);
    const place = rewardPlace('WAVAX_USDCe_V1');
    const farms = new FarmListPage(page);
    const others = await otherFarms(farms);
    const logged = consoleTexts(page);
    await revertAlways(chains[43114], place);
    await farms.open('1');
    await expect(page.getByText(/^Some farms can't be read and may be missing/)).toBeVisible();
    await expect(farms.names).toHaveText(others);
    await expect.poll(() => logged.join('\n')).toMatch(failureOf(place));
  },
);

test('ERR-59 when no farm can be read, the list does not say that none pays', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(LOGGED);
  await revertAlways(chains[43114], rewardPlace('WAVAX_PNG_V2'));
  await new FarmListPage(page).open('2');
  await expect(page.getByText(/^Some farms can't be read and may be missing/)).toBeVisible();
  await expect(page.getByText(/^No farm here/)).toHaveCount(0);
});

test('ERR-60 FRM-12 a farm whose value is not known shows a dash, and it alone is logged', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(LOGGED);
  const logged = consoleTexts(page);
  const { stakingToken } = rewardPlace('WAVAX_LINKe_V1');
  await chains[43114].client.setCode({ address: stakingToken, bytecode: '0x' });
  const farms = new FarmListPage(page);
  await farms.open('1');
  await farms.choice('Ended').click();
  await expect(farms.figure('AVAX / LINK.e', 'Total staked')).toContainText('Unknown');
  await farms.choice('Active').click();
  await expect(farms.figure('AVAX / PNG', 'Total staked')).toContainText('$');
  await expect
    .poll(() => logged.filter((text) => text.startsWith(UNVALUED)))
    .toEqual([`${UNVALUED} WAVAX_LINKe_V1`]);
});

test(
  "FRM-33 the account's farms are found while the service is silent, all other farms revert, and no pair has a value",
  fullOnly(),
  async ({ page, chains, exchange, wallet, problems }) => {
    problems.allow(LOGGED);
    exchange.devnet.stats.add({ fault: { type: 'hang' } });
    const others = ['WAVAX_USDCe_V1', 'WAVAX_WETHe_V1', 'WAVAX_WBTCe_V1'] as const;
    for (const name of others) await revertAlways(chains[43114], rewardPlace(name));
    const pairs = [...others, 'WAVAX_PNG_V1', 'WAVAX_USDTe_V1', 'WAVAX_LINKe_V1'] as const;
    for (const address of pairs.map((name) => rewardPlace(name).stakingToken))
      await chains[43114].client.setCode({ address, bytecode: '0x' });
    await wallet.prepare({ isConnected: true, account: ACCOUNTS.farmer });
    const farms = new FarmListPage(page);
    await farms.open('1');
    await farms.choice('Mine').click();
    await expect(farms.count).toHaveText('3 farms');
    await expect(farms.cards).toHaveCount(3);
    await expect(farms.figure('AVAX / PNG', 'Total staked')).toContainText('Unknown');
  },
);

test('FRM-08 a spinner shows while the farms load, until the first figures', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(/Failed to/);
  const { proxy } = chains[43114];
  proxy.add({ fault: { type: 'hang' }, methods: ['eth_call'] });
  const farms = new FarmListPage(page);
  await farms.open('2');
  const spinner = page.getByRole('img', { name: 'Loading farms' });
  await expect(spinner).toBeVisible();
  await expect(farms.cards).toHaveCount(0);
  proxy.clear();
  await expect(farms.count).toHaveText('11 farms');
  await expect(spinner).toHaveCount(0);
});

test('FRM-09 RPC-25 on Fuji the list says that farms exist on Avalanche only', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true, chainId: 43113 });
  await new FarmListPage(page).open('2');
  await expect(page.getByText('Available on Avalanche only.')).toBeVisible();
});

test('FRM-10 an unknown version leads to version 2', async ({ page, problems }) => {
  problems.allow(/404/);
  for (const version of ['7', '3', '-1', 'two']) {
    await new FarmListPage(page).open(version);
    await expect(page).toHaveURL('/png/2/');
  }
});

test('FRM-05 the list passes axe, is used by keyboard, and fits the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const farms = new FarmListPage(page);
  await farms.open('2');
  await expect(farms.count).toHaveText('11 farms');
  await farms.cards.first().hover();
  await expect(farms.cards.first()).toHaveCSS('border-left-color', 'rgb(33, 114, 229)');
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await farms.order.focus();
  await page.keyboard.press('End');
  await expect(farms.order).toHaveValue('ascending apr');
  await farms.expectAscending('APR');
  await page.keyboard.press('ArrowUp');
  await expect(farms.order).toHaveValue('descending apr');
  await farms.expectDescending('APR');
});
