import { ACCOUNTS } from '@/devnet/accounts';
import { giveLiquidity, pairAddressOf } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { AllPoolsPage } from '../../pages/AllPoolsPage';
import { PoolPage } from '../../pages/PoolPage';
import { expectFits } from '../../screen/expectFits';
import { expect, test } from '../../test';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const MOST_ROW_HEIGHT = 76;

test('MKT-25 MKT-26 MKT-33 all pools are listed by what they are worth, with what their farms pay, and each head sorts them', async ({
  page,
}) => {
  const pools = new AllPoolsPage(page);
  await pools.open();
  await expect(pools.names.first()).toHaveText('AVAX / USDC.e');
  await expect(await pools.cell('AVAX / USDC.e', 'Liquidity')).toHaveText('$2,000,000');
  await expect(await pools.cell('AVAX / PNG', 'Liquidity')).toHaveText('$800,000');
  await expect(await pools.cell('AVAX / PNG', 'Farm')).toHaveText(/\d%$/);
  // Nobody has staked there. The list of farms says the same.
  await expect(await pools.cell('AVAX / SPORE', 'Farm')).toHaveText('0%');
  await expect(pools.head('Liquidity')).toHaveAttribute('aria-sort', 'descending');
  await pools.sortBy('Pool');
  await expect(pools.head('Pool')).toHaveAttribute('aria-sort', 'ascending');
  await expect(pools.names.first()).toHaveText('AVAX / APEIN');
  await pools.sortBy('Farm');
  await expect(pools.rows.first().getByRole('cell').nth(3)).toHaveText(/\d%$/);
  // Without an account nobody has a share.
  await expect(pools.head('Your share')).toBeHidden();
});

test('MKT-27 pools are found by a symbol, and a pool without AVAX, PNG and farm by its address', async ({
  page,
  chains,
}) => {
  const untracked = await pairAddressOf(chains[43114], ['WETH.e', 'USDC.e']);
  const pools = new AllPoolsPage(page);
  await pools.open();
  await expect(pools.names.first()).toBeVisible();
  await pools.search.fill('joe');
  await expect(pools.names).toHaveText(['PNG / JOE']);
  await pools.search.fill(untracked);
  await expect(pools.names).toHaveText([/^(USDC\.e \/ WETH\.e|WETH\.e \/ USDC\.e)$/]);
  await pools.names.first().click();
  await expect(pools.view).toContainText('USDC.e');
  await page.keyboard.press('Escape');
  await pools.search.fill(ACCOUNTS.demo);
  await expect(pools.list).toContainText('No pool has this name or address.');
  await pools.list.getByRole('button', { name: 'Clear search' }).click();
  await expect(pools.names.first()).toHaveText('AVAX / USDC.e');
});

for (const isConnected of [false, true])
  test(
    `MKT-30 a link opens a pool, a reload keeps it, Back and Escape close it, and the way back from another page opens it again, with a wallet: ${isConnected}`,
    fullOnly(isConnected),
    async ({ page, chains, wallet }) => {
      if (isConnected) await wallet.prepare({ isConnected: true, account: ACCOUNTS.demo });
      const pool = await pairAddressOf(chains[43114], ['WAVAX', 'PNG']);
      const address = `/pool/?pool=${pool}`;
      const pools = new AllPoolsPage(page);
      const view = page.getByRole('dialog', { name: 'AVAX / PNG' });
      await page.goto('/swap/');
      await pools.open(pool);
      await expect(view).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.reload();
      await expect(view).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(view).toBeHidden();
      await expect(page).toHaveURL('/pool/');
      await pools.openView('AVAX / PNG');
      await expect(view).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.keyboard.press('Escape');
      await expect(view).toBeHidden();
      await expect(page).toHaveURL('/pool/');
      await pools.openView('AVAX / PNG');
      await view.getByRole('link', { name: 'Swap', exact: true }).click();
      await expect(page).toHaveURL(/\/swap\/\?inputCurrency=AVAX&outputCurrency=0x60781C25/);
      await page.goBack();
      await expect(view).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(view).toBeHidden();
      await expect(page).toHaveURL('/pool/');
      await page.goBack();
      await expect(page).toHaveURL('/swap/');
    },
  );

test('MKT-30 a link to another address says that no pool is there', async ({ page }) => {
  const pools = new AllPoolsPage(page);
  await pools.open(PNG);
  await expect(pools.view).toContainText('This exchange has no pool at this address.');
});

test('MKT-31 the view of a pool has its figures, its reserves in dollars, what moves its price, and its links', async ({
  page,
  chains,
}) => {
  const pool = await pairAddressOf(chains[43114], ['WAVAX', 'PNG']);
  const pools = new AllPoolsPage(page);
  await pools.open(pool);
  const { view } = pools;
  await expect(view.getByRole('definition').filter({ hasText: '$800,000' })).toBeVisible();
  await expect(view.getByText('$400,000.00')).toHaveCount(2);
  const step = view
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '1%', exact: true }) });
  // 20,000 AVAX and 2,000,000 PNG: half a percent of a side, and the fee.
  await expect(step).toContainText(/101\sAVAX\$2,018/);
  await expect(step).toContainText(/9,991\sPNG\$1,998/);
  for (const [name, href] of [
    ['Add liquidity', `/add/AVAX/${PNG}/`],
    ['Swap', `/swap/?inputCurrency=AVAX&outputCurrency=${PNG}`],
    ['Open farm', `/png/AVAX/${PNG}/2/`],
  ] as const)
    await expect(view.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(view.getByRole('link', { name: 'View in the explorer' })).toHaveAttribute(
    'href',
    new RegExp(`${pool}$`),
  );
});

test('MKT-33 the part of a pool that an account has is in its row', async ({ page, chains }) => {
  await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 1n);
  const pools = new AllPoolsPage(page);
  await new PoolPage(page).openConnected();
  await expect(pools.head('Your share')).toBeVisible();
  await expect(await pools.cell('AVAX / PNG', 'Your share')).toHaveText('1%');
  await pools.sortBy('Your share');
  await expect(pools.names.first()).toHaveText('AVAX / PNG');
});

for (const width of [375, 1280])
  test(`MKT-33 at ${width} px the row of an own pool has the columns of the others`, async ({
    page,
    chains,
  }) => {
    await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 1n);
    await page.setViewportSize({ width, height: 812 });
    const pools = new AllPoolsPage(page);
    await new PoolPage(page).openConnected();
    // A phone does not show the column of the shares.
    const heads = pools.list.getByRole('columnheader', { includeHidden: true });
    await expect(heads.filter({ hasText: 'Your share' })).toHaveCount(1);
    const placeOf = async (pair: string) => {
      const box = await pools.row(pair).getByRole('rowheader').boundingBox();
      return box && { x: box.x, width: box.width };
    };
    expect(await placeOf('AVAX / PNG')).toEqual(await placeOf('AVAX / USDC.e'));
    expect((await pools.row('AVAX / PNG').boundingBox())?.height).toBeLessThanOrEqual(
      MOST_ROW_HEIGHT,
    );
  });

for (const width of [320, 1280])
  test(`MKT-34 the list and a pool's view pass axe and fit a screen of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const pools = new AllPoolsPage(page);
    await pools.open();
    await pools.list.scrollIntoViewIfNeeded();
    await expect(pools.row('AVAX / PNG')).toContainText(/\d%/);
    await pools.waitUntilRead();
    await expectFits(page);
    await pools.openView('AVAX / PNG');
    await expect(pools.view.getByRole('table')).toBeVisible();
    await expectFits(page);
  });

test('MKT-34 a row of a phone is no higher than 76 px, and has the liquidity and what the farm pays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const pools = new AllPoolsPage(page);
  await pools.open();
  const row = pools.row('AVAX / PNG');
  await expect(row).toContainText('$800K');
  await expect(row).toContainText(/\+ [\d.,]+% farm/);
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(MOST_ROW_HEIGHT);
  await expect(pools.head('Liquidity')).toBeHidden();
  await pools.list.getByRole('combobox', { name: 'Sort by' }).selectOption('ascending liquidity');
  await expect(pools.names.first()).not.toHaveText('AVAX / USDC.e');
});
