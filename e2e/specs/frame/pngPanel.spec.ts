import type { Page } from 'playwright/test';
import { erc20Abi, toFunctionSelector } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { dropAllWeight } from '@/devnet/farms/brokenFarms';
import { passTime } from '@/devnet/farms/periods';
import { CHEF_FARM_NAMES, rewardPlace, STAKING_FARM_NAMES } from '@/devnet/farms/rewardPlace';
import { earnedBy, type FarmChain } from '@/devnet/farms/stakes';
import { parseCalls } from '@/devnet/node/jsonRpc';
import { entriesOf } from '@/devnet/node/multicall';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { tokenBalance } from '../../chain/balances';
import { withoutBlocks } from '../../chain/withoutBlocks';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { PngPanel } from '../../pages/PngPanel';
import { accessibilityViolations } from '../../screen/axe';
import { expectAskedAgain } from '../../screen/recovery';
import { expect, test } from '../../test';
import { walletOf } from '../../wallets/wallet';

const { deployer, farmer } = ACCOUNTS;
const { airdrop, communityTreasury } = EXCHANGE_ADDRESSES[43114];
const LOGGED = /Failed to load the circulating supply/;
/** The calls that return what a farm owes. */
const OWED = ['earned(address)', 'pendingReward(uint256,address)'].map(toFunctionSelector);

/** The farms of all versions owe something then. */
test.beforeEach(({ chains }) => passTime(chains[43114], 10n));

/** Opens the page as an account that has staked in farms of all versions. */
async function openAsFarmer(page: Page): Promise<PngPanel> {
  await walletOf(page).prepare({ account: farmer, isConnected: true });
  await page.goto('/swap/');
  const panel = new PngPanel(page);
  // The balance widens the button, so a click before it may miss.
  await expect(panel.button).toHaveAccessibleName(/20,000/);
  return panel;
}

/** What the farms of a version owe the account at the latest block. */
async function owed(chain: FarmChain, version: '0' | '1' | '2'): Promise<bigint> {
  const names = version === '2' ? CHEF_FARM_NAMES : STAKING_FARM_NAMES;
  const own = names.filter((name) => name.endsWith(`_V${version}`));
  const earned = await Promise.all(
    own.map((name) => earnedBy(chain, rewardPlace(name), { account: farmer })),
  );
  return earned.reduce((sum, raw) => sum + raw, 0n);
}

/** All PNG of a chain, in its smallest unit. */
function totalSupply({ chainId, client }: DevnetChain): Promise<bigint> {
  const { address } = pngToken(chainId);
  return client.readContract({ address, abi: erc20Abi, functionName: 'totalSupply' });
}

test('PNG-01 PNG-02 PNG-03 PNG-05 the panel shows the balance, what all farms owe, the price and the supply', async ({
  page,
  chains,
  exchange,
}) => {
  const chain = chains[43114];
  const panel = await openAsFarmer(page);
  await expect(panel.button).toHaveAccessibleName('PNG balance: 20,000.00 PNG');
  expect(exchange.devnet.stats.requests()).toEqual([]);
  await panel.button.click();
  await expect(panel.figure('Your balance')).toContainText('20,000.00 PNG');
  // 20 cents each.
  await expect(panel.figure('Your balance')).toContainText('$4,000.00');
  await expect(panel.figure('Price')).toContainText('0.01000 AVAX');
  await expect(panel.figure('Total supply')).toContainText('230,000,000 PNG');
  // The service counts all PNG in circulation.
  const kept = [deployer, airdrop, communityTreasury].map((holder) =>
    tokenBalance(chain, 'PNG', holder),
  );
  const supply = (await Promise.all(kept)).reduce(
    (left, raw) => left - raw,
    await totalSupply(chain),
  );
  const circulating = panel.figure('Circulating supply');
  const whole = (supply / 10n ** 18n).toLocaleString('en');
  await expect(circulating).toContainText(`Circulating supply${whole} PNG`);
  expect(await panel.exact('Circulating supply')).toBe(supply);
  expect(exchange.devnet.stats.requests()).toEqual(['/services/png/circulating-supply']);

  const earned = panel.figure('To claim in farms');
  await expect(earned).toContainText(/[\d,]+\.\d{4}\sPNG/);
  const versions = ['0', '1', '2'] as const;
  await withoutBlocks(chain, async () => {
    await chain.client.mine({ blocks: 1 });
    const sums = await Promise.all(versions.map((version) => owed(chain, version)));
    // The ended farms of version 1 owe 4,090 PNG alone.
    expect(sums[1]).toBeGreaterThan(4_090n * 10n ** 18n);
    const total = sums.reduce((sum, raw) => sum + raw, 0n);
    await expect.poll(() => panel.exact('To claim in farms')).toBe(total);
  });
  for (const version of versions)
    await expect(panel.link(new RegExp(`version ${version}$`))).toHaveAttribute(
      'href',
      `/png/${version}/`,
    );
  await panel.link(/version 1$/).click();
  await expect(page).toHaveURL('/png/1/');
  await expect(panel.dialog).toBeHidden();
});

test(
  'PNG-01 PNG-02 the panel reads what its figures need only while it is open',
  fullOnly(),
  async ({ page, chains, exchange }) => {
    const chain = chains[43114];
    const batches: (readonly string[])[] = [];
    page.on('request', (request) => {
      const entries = parseCalls(request.postData() ?? '').flatMap(entriesOf);
      if (entries.length > 0)
        batches.push(entries.map(({ target, callData }) => `${callData} of ${target}`));
    });
    const isOwed = (read: string) => OWED.some((call) => read.startsWith(call));
    const panel = await openAsFarmer(page);
    await expect(panel.button).toHaveAccessibleName(/20,000/);
    await expectAskedAgain(chain, 'eth_call');
    const before = new Set(batches.flat());
    expect([...before].filter(isOwed)).toEqual([]);

    await panel.button.click();
    await expect(panel.figure('To claim in farms')).toContainText(/\.\d{4}\sPNG/);
    const own = batches.flat().filter((read) => !before.has(read));
    expect(own.filter(isOwed)).not.toEqual([]);

    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
    // The first of two batches may have been on its way.
    await expectAskedAgain(chain, 'eth_call');
    const last = batches.at(-1) ?? [];
    expect(last).not.toEqual([]);
    expect(last.filter((read) => own.includes(read))).toEqual([]);
    expect(exchange.devnet.stats.requests()).toHaveLength(1);
  },
);

test('PNG-04 WAL-13 the panel offers to add PNG to the wallet', async ({ page, wallet }) => {
  const panel = await openAsFarmer(page);
  await panel.button.click();
  await panel.dialog.getByRole('button', { name: 'Add PNG to your wallet' }).click();
  await expect(panel.dialog.getByText('Your wallet reports PNG added.')).toBeVisible();
  const watched = (await wallet.requests()).filter(({ method }) => method === 'wallet_watchAsset');
  const { address } = pngToken(43114);
  const options = { address, symbol: 'PNG', decimals: 18 };
  expect(watched.map(({ params }) => params)).toEqual([{ type: 'ERC20', options }]);
});

test('PNG-01 PNG-05 a visitor sees the price and the supply, and a link to the latest farms', async ({
  page,
}) => {
  await page.goto('/swap/');
  const panel = new PngPanel(page);
  await panel.button.click();
  await expect(panel.dialog).toContainText('Connect a wallet to see your PNG');
  await expect(panel.figure('Price')).toContainText('0.01000 AVAX');
  await expect(panel.figure('Your balance')).toBeHidden();
  await expect(panel.link('All farms')).toHaveAttribute('href', '/png/2/');
});

for (const [name, fault] of [
  ['is down', { type: 'down' }],
  ['answers with a page', { type: 'html' }],
  ['answers with a decimal', { type: 'body', body: '5230000.25' }],
] as const) {
  test(`PNG-02 while the statistics service ${name}, the circulating supply is unknown, and all else is shown`, async ({
    page,
    exchange,
    problems,
  }) => {
    problems.allow(LOGGED, /net::ERR/);
    exchange.devnet.stats.add({ fault });
    const panel = await openAsFarmer(page);
    await panel.button.click();
    await expect(panel.figure('Circulating supply')).toContainText('Unknown');
    await expect(panel.figure('Total supply')).toContainText('230,000,000 PNG');
    await expect(panel.figure('To claim in farms')).toContainText(/\.\d{4}\sPNG/);
  });
}

test('PNG-02 while the statistics service never answers, all else is shown, and after ten seconds the circulating supply is unknown', async ({
  page,
  exchange,
  problems,
}) => {
  problems.allow(LOGGED);
  exchange.devnet.stats.add({ fault: { type: 'hang' } });
  const panel = await openAsFarmer(page);
  await page.clock.install();
  await panel.button.click();
  const circulating = panel.figure('Circulating supply');
  await expect(circulating).toHaveText('Circulating supply');
  await expect(panel.figure('Price')).toContainText('0.01000 AVAX');
  await expect(panel.figure('Total supply')).toContainText('230,000,000 PNG');
  await expect(panel.figure('To claim in farms')).toContainText(/\.\d{4}\sPNG/);
  await page.clock.fastForward(10_000);
  await expect(circulating).toContainText('Unknown');
});

test(
  'PNG-01 farms that do not report what they owe are counted, and what the others owe is shown',
  fullOnly(),
  async ({ page, chains, problems }) => {
    // A farm that fails takes all gas of its multicall, which is read again in parts.
    problems.allow(/EVM error OutOfGas/);
    const chain = chains[43114];
    await dropAllWeight(chain);
    const panel = await openAsFarmer(page);
    await panel.button.click();
    // The farmer has a stake in three farms of version 2.
    await expect(panel.dialog).toContainText('3 farms do not report your reward');
    await expect(panel.figure('To claim in farms')).toContainText(/[\d,]+\.\d{4}\sPNG/);
    await expect(panel.link(/version 1$/)).toBeVisible();
    await expect(panel.link(/version 2$/)).toBeHidden();
  },
);

test('PNG-03 RPC-25 on Fuji the panel shows the total that its contract reports, and no farms', async ({
  page,
  chains,
}) => {
  await walletOf(page).prepare({ chainId: 43113, isConnected: true });
  await page.goto('/swap/');
  await expect(new Frame(page).network('Fuji')).toBeVisible();
  const panel = new PngPanel(page);
  await panel.button.click();
  const total = await totalSupply(chains[43113]);
  await expect.poll(() => panel.exact('Total supply')).toBe(total);
  await expect(panel.figure('Total supply')).not.toContainText('230,000,000');
  await expect(panel.figure('Circulating supply')).toBeHidden();
  await expect(panel.figure('To claim in farms')).toBeHidden();
  await expect(panel.dialog.getByRole('link')).toHaveCount(0);
});

test('PNG-01 the panel works with a keyboard, returns the focus, and is found in a phone’s sheet', async ({
  page,
}) => {
  const panel = await openAsFarmer(page);
  await panel.button.focus();
  await page.keyboard.press('Enter');
  await expect(panel.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toBeHidden();
  await expect(panel.button).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(panel.button).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'PNG balance' }).click();
  await expect(panel.figure('Your balance')).toContainText('20,000.00 PNG');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(
      `PNG-01 PNG-05 the panel fits ${width} pixels and passes axe in the ${scheme} theme`,
      fullOnly((scheme === 'dark') !== (width === 320)),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        const panel = await openAsFarmer(page);
        await panel.button.click();
        await expect(panel.link(/version 0$/)).toBeVisible();
        await page.setViewportSize({ width, height: 720 });
        await page.mouse.move(0, 0);
        expect(await accessibilityViolations(page)).toEqual([]);
        const overflow = await panel.dialog.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(overflow).toBe(0);
      },
    );
  }
}
