import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { FindPage } from '../../pages/FindPage';
import { Frame } from '../../pages/Frame';
import { PoolPage } from '../../pages/PoolPage';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { BUSY, LOGGED } from '../../screen/networkNotices';
import { expect, test } from '../../test';

test('LIQ-04 LIQ-05 NAV-04 the finder starts with AVAX, and distinguishes a pool without a position, a missing pool and an invalid pair', async ({
  page,
  chains,
}) => {
  const { tokens } = chains[43114];
  const find = new FindPage(page);
  await find.open();
  await expect(find.picker('First')).toHaveAccessibleName('First token: AVAX');
  await expect(find.outcome).toHaveText('Select two tokens.');

  await find.choose('Second', 'PNG');
  await expect(find.outcome).toContainText('Pool found. Connect your wallet');
  await new SwapPage(page).connect();
  await expect(find.outcome).toHaveText("You don't have liquidity in this pool yet.");
  await expect(find.link('Add liquidity')).toHaveAttribute(
    'href',
    `/add/AVAX/${tokens.PNG.address}/`,
  );

  await find.choose('First', 'WAVAX');
  await find.choose('Second', 'AVAX');
  await expect(find.outcome).toHaveText("Invalid pair: these tokens can't form a pool.");
  await find.choose('Second', 'WAVAX');
  await expect(find.outcome).toHaveText("Invalid pair: these tokens can't form a pool.");
  await expect(find.card.getByRole('link')).toHaveCount(0);

  await find.choose('First', 'LINK.e');
  await find.choose('Second', 'JOE');
  await expect(find.outcome).toHaveText('This pool does not exist yet.');
  await find.link('Create the pool').click();
  await expect(page).toHaveURL(`/create/${tokens['LINK.e'].address}/${tokens.JOE.address}/`);
});

test(
  'LIQ-05 a pool is not called missing while the node has not answered',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(...LOGGED);
    const find = new FindPage(page);
    await find.openConnected();
    const { proxy } = chains[43114];
    proxy.add({ fault: { type: 'status', status: 503 }, methods: ['eth_call'] });
    await find.choose('Second', 'QI');
    await expect(new Frame(page).notice(BUSY)).toBeVisible();
    await expect(find.outcome).toContainText('Looking for the pool');
    proxy.clear();
    await expect(find.outcome).toHaveText("You don't have liquidity in this pool yet.");
  },
);

test('LIQ-04 LIQ-06 a found position is shown, and listed in the pool page from then on, on its chain only', async ({
  page,
  chains,
  wallet,
}) => {
  for (const chain of [chains[43114], chains[43113]])
    await giveLiquidity(chain, ['USDC.e', 'DAI.e'], 10n);
  const pool = new PoolPage(page);
  await pool.openConnected();
  await expect(pool.status).toHaveText('0 positions');
  await pool.link('Find a missing pool').click();

  const find = new FindPage(page);
  await find.choose('First', 'USDC.e');
  await find.choose('Second', 'DAI.e');
  await expect(find.outcome).toHaveText('Pool found and listed.');
  await expect(find.position).toContainText('USDC.e / DAI.e');
  await expect(find.position).toContainText('25,000 DAI.e');
  await expect(find.position).toContainText(/Pool share10%/);
  await find.link('Your positions').click();
  await expect(page).toHaveURL('/pool/');
  await pool.expectPairs(['USDC.e / DAI.e']);
  await page.reload();
  await pool.expectPairs(['USDC.e / DAI.e']);

  await wallet.act('setChain', 43113);
  await expect(pool.status).toHaveText('0 positions');
});

test(
  'LIQ-06 a pool that was found without a position is listed once there is one',
  fullOnly(),
  async ({ page, chains }) => {
    const find = new FindPage(page);
    await find.openConnected();
    await find.choose('First', 'USDT.e');
    await find.choose('Second', 'USDC.e');
    await expect(find.link('Add liquidity')).toBeVisible();
    await giveLiquidity(chains[43114], ['USDC.e', 'USDT.e'], 10n);
    await expect(find.outcome).toHaveText('Pool found and listed.');
    const pool = new PoolPage(page);
    await pool.open();
    await pool.expectPairs(['USDC.e / USDT.e']);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 375, 320]) {
    const isRepetition = width !== (colorScheme === 'light' ? 1280 : 320);
    test(
      `/find is accessible and whole in ${colorScheme} at ${width} px`,
      fullOnly(isRepetition),
      async ({ page, chains }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 1n);
        const find = new FindPage(page);
        await find.open();
        await expect(new Frame(page).block).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
        await new SwapPage(page).connect();
        await find.choose('Second', 'JOE');
        await expect(find.link('Create the pool')).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
        await find.choose('Second', 'PNG');
        await expect(find.position).toBeVisible();
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

test('LIQ-04 a pool is found by keyboard alone; the choice of a token returns the focus', async ({
  page,
  chains,
}) => {
  await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 1n);
  const find = new FindPage(page);
  await find.openConnected();
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(find.picker('First')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(find.picker('Second')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('png');
  await page.keyboard.press('Enter');
  await expect(find.position).toBeVisible();
  await expect(find.picker('Second')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(find.link('Your positions')).toBeFocused();
  await page.keyboard.press('Enter');
  await new PoolPage(page).expectPairs(['AVAX / PNG']);
});
