import { ACCOUNTS } from '@/devnet/accounts';
import { giveLiquidity } from '../../chain/liquidity';
import { connectedSwap } from '../../journeys/connectedSwap';
import { PoolPage } from '../../pages/PoolPage';
import { SearchPage } from '../../pages/SearchPage';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { accessibilityViolations } from '../../screen/axe';
import { expectFits } from '../../screen/expectFits';
import { textsIn } from '../../screen/textsIn';
import { withoutListTokens } from '../../setup/withoutListTokens';
import { expect, test } from '../../test';

test('FND-01 FND-02 FND-03 FND-04 by keyboard alone, the search leads to a token, a pool, a farm and a screen', async ({
  page,
  chains,
}) => {
  const { tokens } = chains[43114];
  await page.goto('/pool/');
  const search = new SearchPage(page);
  const keyboard = page.keyboard;

  await search.open();
  await keyboard.type('png');
  await expect(search.active).toHaveText(/PNG.*Pangolin/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/swap/?outputCurrency=${tokens.PNG.address}`);
  await expect(search.dialog).toBeHidden();
  const swap = new SwapPage(page);
  await expect(swap.action('Token to receive: PNG')).toBeVisible();

  await search.open();
  await keyboard.type('avax png');
  await expect(search.group('Pools').first()).toHaveText(/AVAX.*PNG.*Add liquidity/);
  await keyboard.press('Home');
  await expect(search.active).toHaveText(/AVAX.*PNG.*Add liquidity/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/add/AVAX/${tokens.PNG.address}/`);

  await search.open();
  await keyboard.type('avax png farm');
  await expect(search.active).toHaveText(/AVAX.*PNG/);
  await keyboard.press('End');
  await expect(search.active).toHaveText(/Version \d/);
  await keyboard.press('ArrowDown');
  await expect(search.active).toHaveText(/Version 2/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/png/AVAX/${tokens.PNG.address}/2/`);

  await search.open();
  await keyboard.type('governance');
  await expect(search.active).toHaveText('Vote');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/vote/');
  await page.goBack();
  await expect(page).toHaveURL(`/png/AVAX/${tokens.PNG.address}/2/`);
});

test('FND-01 FND-04 FND-10 / and ? type where something is typed; Escape and Back close what they open', async ({
  page,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  const search = new SearchPage(page);
  await search.open();
  await page.keyboard.type('a?/');
  await expect(search.field).toHaveValue('a?/');
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await page.keyboard.press('?');
  await expect(search.keys).toBeVisible();
  await page.keyboard.press('/');
  await expect(search.dialog).toBeHidden();
  await page.goBack();
  await expect(search.keys).toBeHidden();
  await search.opener.click();
  await search.dialog.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(search.keys).toBeVisible();
  await expect(search.dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(search.keys).toBeHidden();
  await swap.pays.focus();
  await page.keyboard.press('/');
  await expect(swap.pays).toBeFocused();
  await expect(search.dialog).toBeHidden();
});

test('FND-05 FND-06 only a pasted address asks the chain, and opens the swap with the warning of its token', async ({
  page,
  chains,
  exchange,
}) => {
  withoutListTokens(exchange.devnet);
  const { address } = chains[43114].tokens.B32;
  await new SwapPage(page).open();
  const search = new SearchPage(page);
  await search.open();
  await page.keyboard.type('b32');
  await expect(search.answer).toHaveText(/Nothing found for “b32”/);
  await search.field.fill(`${address}0`);
  await expect(search.answer).toHaveText(/41/);
  await search.field.fill(address.toLowerCase());
  await expect(search.results).toHaveText([/B32.*Unknown token.*Name in Bytes/]);
  await page.keyboard.press('Enter');
  await expect(new TokenDialog(page).warning).toBeVisible();
  await expect(page).toHaveURL(`/swap/?outputCurrency=${address}`);
});

test('FND-11 own liquidity and deposits that the page has read come first, on another screen too', async ({
  page,
  chains,
  wallet,
}) => {
  await giveLiquidity(chains[43114], ['PNG', 'JOE'], 1n, ACCOUNTS.farmer);
  await wallet.prepare({ account: ACCOUNTS.farmer, isConnected: true });
  const pool = new PoolPage(page);
  await pool.open();
  await expect(pool.row('PNG / JOE')).toBeVisible();
  const staked = page.getByRole('region', { name: 'Staked in farms' });
  await expect(staked.getByRole('heading', { level: 3 })).toHaveCount(6);
  await page.getByRole('banner').getByRole('link', { name: 'Swap', exact: true }).click();
  await expect(new SwapPage(page).pays).toBeVisible();
  const search = new SearchPage(page);
  await search.open();
  await page.keyboard.type('joe');
  const pools = search.group('Pools');
  await expect(pools.first()).toHaveText(/PNG.*JOE.*Your position · Add liquidity/);
  await expect(pools.nth(1)).toHaveText(/AVAX.*JOE/);
  await expect(pools.nth(1)).not.toContainText('Your position');
  await search.field.fill('avax png');
  await expect(search.group('Farms').first()).toHaveText(/AVAX.*PNG.*Your deposit · Version 2/);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('FND-08 FND-09 Enter in an amount reviews, and Escape leaves the amount', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.focus();
  await page.keyboard.press('Enter');
  await expect(swap.review).toBeHidden();
  await page.keyboard.type('1');
  await expect(swap.action('Review swap')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(swap.review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(swap.review).toBeHidden();
  await swap.pays.focus();
  await page.keyboard.press('Escape');
  await expect(swap.pays).not.toBeFocused();
  await expect(swap.pays).toHaveValue('1');
});

for (const width of [320, 375, 1280]) {
  test(`FND-01 FND-02 at ${width} px the search is opened by its button, passes axe, and nothing is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await new SwapPage(page).open();
    const search = new SearchPage(page);
    await search.opener.click();
    await expect(search.group('Pages')).toHaveCount(14);
    await expectFits(page);
    await search.field.fill('usd');
    await expect(search.group('Tokens')).toHaveCount(6);
    await expectFits(page);
    await search.field.fill('nothing at all');
    await expect(search.answer).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de' });

  test('FND-02 FND-10 LNG-01 screens are found by their German and their English names', async ({
    page,
  }) => {
    const german = await textsIn('de');
    await page.goto('/pool/');
    await expect(page.getByRole('heading', { name: german('pool.title') })).toBeVisible();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: german('search.title') });
    const field = dialog.getByRole('combobox', { name: german('search.label') });
    await expect(field).toBeFocused();
    const found = dialog.getByRole('option', { selected: true });
    for (const text of ['abstimm', 'vote']) {
      await field.fill(text);
      await expect(found).toHaveText(german('frame.navItems.vote'));
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/vote/');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: german('search.allKeys') });
    await expect(keys).toContainText(german('search.keys.leave'));
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
