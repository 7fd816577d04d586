import { erc20Abi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { changesBy } from '../../chain/balances';
import {
  emptySecondSide,
  giveLiquidity,
  mineToSearchAnd,
  pairAddressOf,
  removePosition,
} from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { AddPage } from '../../pages/AddPage';
import { AllPoolsPage } from '../../pages/AllPoolsPage';
import { Frame } from '../../pages/Frame';
import { PoolPage } from '../../pages/PoolPage';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { watchLayoutShifts } from '../../screen/layoutShifts';
import { BUSY, LOGGED } from '../../screen/networkNotices';
import { expect, test } from '../../test';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
/** The last of these positions has no value, because nothing can be removed from its pool. */
const GIVEN = [
  ['PNG', 'JOE'],
  ['WAVAX', 'QI'],
  ['WAVAX', 'PNG'],
  ['WAVAX', 'USDC.e'],
] as const;
const SORTED = ['AVAX / USDC.e', 'AVAX / PNG', 'PNG / JOE', 'AVAX / QI'];

async function givePositions(chain: DevnetChain): Promise<void> {
  for (const keys of GIVEN) await giveLiquidity(chain, keys, 1n);
  await emptySecondSide(chain, ['WAVAX', 'QI']);
}

test('LIQ-01 NAV-04 the pool page explains the rewards, and links to a new pair, to more liquidity, to the finder and to staked liquidity', async ({
  page,
}) => {
  const pool = new PoolPage(page);
  await pool.open();
  await expect(page.getByRole('region', { name: 'Liquidity provider rewards' })).toContainText(
    '0.3%',
  );
  const staked = pool.link('Staked liquidity in analytics');
  await expect(staked).toHaveAttribute('href', 'https://info.pangolin.exchange/#/accounts');
  await expect(staked).toHaveAttribute('rel', 'noopener noreferrer');
  await new SwapPage(page).connect();
  await expect(staked).toHaveAttribute(
    'href',
    `https://info.pangolin.exchange/#/account/${ACCOUNTS.demo}`,
  );
  for (const [name, path] of [
    ['Create a pair', '/create/AVAX/'],
    ['Add liquidity', '/add/AVAX/'],
    ['Find a missing pool', '/find/'],
  ] as const) {
    await pool.link(name).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/pool/');
  }
});

test('NAV-21 the pool is marked in the navigation while it or a screen of liquidity is open', async ({
  page,
}) => {
  for (const path of ['/pool/', '/find/', '/add/AVAX/', '/create/']) {
    await page.goto(path);
    const link = page.getByRole('banner').getByRole('link', { name: 'Pool' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toHaveAttribute('href', '/pool/');
  }
});

test(
  'LIQ-03 the page asks a visitor to connect, and says when it is loading or when there is no liquidity',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(...LOGGED);
    const pool = new PoolPage(page);
    await pool.open();
    await expect(pool.positions).toContainText('Connect your wallet to see your liquidity.');
    const connect = pool.positions.getByRole('button', { name: 'Connect wallet' });
    await expect(connect).toBeEnabled();
    const { proxy } = chains[43114];
    proxy.add({ fault: { type: 'status', status: 503 }, methods: ['eth_call'] });
    await new SwapPage(page).connect();
    await expect(new Frame(page).notice(BUSY)).toBeVisible();
    await expect(pool.status).toHaveText('Looking for your liquidity');
    await expect(pool.positions).not.toContainText("You don't have liquidity");
    proxy.clear();
    await expect(pool.positions).toContainText('No liquidity in your wallet yet');
    await expect(pool.status).toHaveText('0 positions');
    await expect(connect).toBeHidden();
  },
);

test('LIQ-02 a position shows what the pair pays for it, to the last digit, and leaves the list when it is removed', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { client } = chain;
  await giveLiquidity(chain, ['WAVAX', 'PNG'], 1n);
  const pair = await pairAddressOf(chain, ['WAVAX', 'PNG']);
  const held = await client.readContract({
    address: pair,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [ACCOUNTS.demo],
  });
  const supply = await client.readContract({
    address: pair,
    abi: erc20Abi,
    functionName: 'totalSupply',
  });
  const pool = new PoolPage(page);
  await pool.openConnected();
  await pool.expectPairs(['AVAX / PNG']);
  await expect(pool.status).toHaveText('1 position');
  await pool.unfold('AVAX / PNG');
  const figure = (term: string) => pool.figure('AVAX / PNG', term);
  await expect(figure('Pool share')).toContainText(/^Pool share1%$/);
  await expect(figure('Your tokens in the pool')).toContainText(/200\sAVAX.*20,000\sPNG/);
  await expect(figure('Your pool tokens')).toContainText(/2,000\sPGL.*of 200,000\sPGL/);
  // 200 AVAX at 20 dollars, and 20,000 PNG at 20 cents.
  await expect(figure('Value')).toContainText('$8,000.00');

  const shown = await pool.exactFigures('AVAX / PNG');
  const [png = 0n, wavax = 0n] = await changesBy(chain, ['PNG', 'WAVAX'], () =>
    removePosition(chain, ['WAVAX', 'PNG']),
  );
  expect(shown).toEqual([
    { raw: wavax, symbol: 'AVAX' },
    { raw: png, symbol: 'PNG' },
    { raw: held, symbol: 'PGL' },
    { raw: supply, symbol: 'PGL' },
  ]);
  await expect(pool.status).toHaveText('0 positions');
  await expect(pool.rows).toHaveCount(0);
});

test(
  'LIQ-02 liquidity that an account adds is listed at once, though other pairs are searched only now and then',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const pool = new PoolPage(page);
    await mineToSearchAnd(chain, 2n);
    await pool.openConnected();
    await expect(pool.status).toHaveText('0 positions');
    const add = new AddPage(page);
    await add.follow(`/add/AVAX/${PNG}/`);
    await add.first.fill('2');
    await add.openReview();
    await add.approve('PNG');
    await add.review.confirmButton.click();
    await expect(add.review.outcome('Confirmed')).toContainText('Added');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
    await pool.expectPairs(['AVAX / PNG']);
  },
);

test('LIQ-02 NAV-05 NAV-07 positions are sorted by value, then by name, each with its links, and are those of the account and the chain that are shown', async ({
  page,
  chains,
  wallet,
}) => {
  await givePositions(chains[43114]);
  await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 2n, ACCOUNTS.second);
  await giveLiquidity(chains[43113], ['WAVAX', 'PNG'], 3n, ACCOUNTS.second);
  const pool = new PoolPage(page);
  await pool.openConnected();
  await pool.expectPairs(SORTED);
  await expect(pool.figure('AVAX / USDC.e', 'Value')).toContainText('$20,000.00');
  // 5,000 PNG at 20 cents, and as much on the other side.
  await expect(pool.figure('PNG / JOE', 'Value')).toContainText('$2,000.00');
  await expect(pool.figure('AVAX / QI', 'Value')).toContainText('Unknown');
  await expect(pool.total).toHaveText('Total liquidity not counting 1 without a price$30,000.00');
  await expect(pool.positions).toContainText('1 position without a price is not in the total.');
  await pool.unfold('AVAX / PNG');
  await expect(pool.link('Add to AVAX / PNG')).toHaveAttribute('href', `/add/AVAX/${PNG}/`);
  await expect(pool.link('Remove from AVAX / PNG')).toHaveAttribute('href', `/remove/AVAX/${PNG}/`);

  const share = pool.figure('AVAX / PNG', 'Pool share');
  await wallet.act('setAccount', ACCOUNTS.second);
  await pool.expectPairs(['AVAX / PNG']);
  await expect(share).toContainText('2%');
  await wallet.act('setChain', 43113);
  await expect(share).toContainText('3%');
  await pool.expectPairs(['AVAX / PNG']);
  await wallet.act('lock');
  await expect(pool.positions).toContainText('Connect your wallet to see your liquidity.');
});

for (const [index, [width, height]] of (
  [
    [1280, 800],
    [375, 667],
  ] as const
).entries()) {
  test(
    `LIQ-03 at ${width} px the list comes without moving anything around it`,
    fullOnly(index > 0),
    async ({ page, chains }) => {
      await page.setViewportSize({ width, height });
      await givePositions(chains[43114]);
      const pool = new PoolPage(page);
      await pool.openConnected();
      await pool.expectPairs(SORTED);
      const moved = await watchLayoutShifts(page, 'main *, footer, footer *, nav');
      await page.reload();
      await expect(pool.positions.getByRole('button', { name: 'Connect wallet' })).toBeHidden();
      await pool.expectPairs(SORTED);
      await expect(new Frame(page).block).toBeVisible();
      expect(await moved()).toEqual([]);
    },
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 375, 320]) {
    const isRepetition = width !== (colorScheme === 'light' ? 1280 : 320);
    test(
      `/pool is accessible and whole in ${colorScheme} at ${width} px`,
      fullOnly(isRepetition),
      async ({ page, chains }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await givePositions(chains[43114]);
        const pool = new PoolPage(page);
        await pool.open();
        await expect(pool.positions.getByRole('button', { name: 'Connect wallet' })).toBeEnabled();
        await new AllPoolsPage(page).waitUntilRead();
        await scrollToEnd(page);
        expect(await accessibilityViolations(page)).toEqual([]);
        await new SwapPage(page).connect();
        await pool.expectPairs(SORTED);
        // Under the pointer a figure would show its exact value and cover its neighbour.
        await page.mouse.move(0, 0);
        await new AllPoolsPage(page).waitUntilRead();
        await scrollToEnd(page);
        expect(await accessibilityViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBe(0);
      },
    );
  }
}

test(
  'LIQ-01 LIQ-02 a keyboard goes through the page from the top down, to the screens of a position',
  fullOnly(),
  async ({ page, chains }) => {
    await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 1n);
    const pool = new PoolPage(page);
    await pool.openConnected();
    await pool.expectPairs(['AVAX / PNG']);
    await page.getByRole('main').focus();
    for (const name of [
      'Create a pair',
      'Add liquidity',
      'Staked liquidity in analytics',
      'Find a missing pool',
      /^200\sAVAX, exactly/,
      /^20,000\sPNG, exactly/,
      'Manage AVAX / PNG',
    ]) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Enter');
    for (const name of [
      /^2,000\sPGL, exactly/,
      /^200,000\sPGL, exactly/,
      'Add to AVAX / PNG',
      'Remove from AVAX / PNG',
    ]) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/remove/AVAX/${PNG}/`);
  },
);
