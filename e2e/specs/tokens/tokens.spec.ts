import type { Locator } from 'playwright/test';
import { withoutBlocks } from '../../chain/withoutBlocks';
import { fullOnly } from '../../fullOnly';
import { openedTokens } from '../../journeys/openedTokens';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { untilQuiet } from '../../screen/budgets';
import { saveData } from '../../setup/saveData';
import { withoutListTokens } from '../../setup/withoutListTokens';
import { expect, test } from '../../test';

test.beforeEach(({ exchange }) => withoutListTokens(exchange.devnet));

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** Waits until the prices of the account's most valuable tokens have sorted the list. */
async function expectSorted(tokens: TokenDialog): Promise<void> {
  // 500 AVAX are 10,000 dollars, 0.05 bitcoin are 3,000, 2,500 of a stable token are 2,500.
  await expect
    .poll(async () => (await tokens.symbols()).slice(0, 7))
    .toEqual(['AVAX', 'WBTC.e', 'USDC.e', 'WETH.e', 'PNG', 'DAI.e', 'USDT.e']);
}

test('TOK-08 TOK-30 held tokens are sorted by value in dollars, those without a trusted price follow by amount, then the others by symbol; the toggle inverts the order', async ({
  page,
}) => {
  const tokens = await openedTokens(page);
  await expectSorted(tokens);
  await expect(tokens.reverse).toHaveAccessibleDescription('highest value first');
  // Fourteen tokens have a price. The only pool of QI is too shallow for one.
  await tokens.scrollToUnpriced();
  await expect(tokens.row('QI')).toHaveAttribute('aria-posinset', '15');
  const next = tokens.rows.and(page.locator('[aria-posinset="16"]'));
  await expect(next).toContainText('No dollar price');
  await expect(tokens.row('aAVAXb')).toHaveAttribute('aria-posinset', '17');
  await tokens.reverse.click();
  const last = ['ZABU', 'YTS', 'YFI.e'];
  await expect.poll(async () => (await tokens.symbols()).slice(0, 3)).toEqual(last);
  await expect(tokens.reverse).toHaveAccessibleDescription('reversed: highest value last');
  // The next dialog sorts as this one.
  await page.keyboard.press('Escape');
  await tokens.open('pay');
  await expect.poll(async () => (await tokens.symbols()).slice(0, 3)).toEqual(last);
  await tokens.reverse.click();
  await expect.poll(async () => (await tokens.symbols())[0]).toBe('AVAX');
});

test('TOK-07 TOK-08 during a search, the results take the place of the common tokens, are sorted too, and nothing moves', async ({
  page,
}) => {
  const tokens = await openedTokens(page);
  const manage = tokens.dialog.getByRole('button', { name: 'Manage lists' });
  const tops = async () => [await topOf(tokens.search), await topOf(manage)];
  const before = await tops();
  for (const text of ['u', 'us', 'usd', 'nothing has this name']) {
    await tokens.find(text);
    await expect(tokens.reverse).toBeHidden();
    await expect(tokens.commonBases).toBeHidden();
    expect(await tops()).toEqual(before);
  }
  await tokens.find('usd');
  await expect.poll(async () => (await tokens.symbols())[0]).toBe('USDC.e');
  const found = await topOf(tokens.rows.first());
  await tokens.dialog.getByRole('button', { name: 'Clear search' }).click();
  await expect(tokens.search).toHaveValue('');
  await expect(tokens.search).toBeFocused();
  expect(await tops()).toEqual(before);
  const all = await topOf(tokens.rows.first());
  expect(found).toBeLessThan(all);
  // A search begins with the most, whatever the order of the list.
  await tokens.reverse.click();
  await expect.poll(async () => (await tokens.symbols())[0]).toBe('ZABU');
  await tokens.find('usd');
  await expect.poll(async () => (await tokens.symbols())[0]).toBe('USDC.e');
});

test('TOK-08 without an account the list is sorted by symbol', async ({ page }) => {
  const tokens = new TokenDialog(page);
  await new SwapPage(page).open();
  await tokens.open('receive');
  await expect
    .poll(async () => (await tokens.symbols()).slice(0, 3))
    .toEqual(['aAVAXb', 'AAVE', 'AAVE.e']);
  await expect(tokens.reverse).toHaveAccessibleDescription('A to Z');
  await tokens.reverse.click();
  await expect.poll(async () => (await tokens.symbols())[0]).toBe('ZABU');
  // That inverts no other order.
  await page.keyboard.press('Escape');
  await new SwapPage(page).connect();
  await tokens.open('receive');
  await expect(tokens.reverse).toHaveAccessibleDescription('highest value first');
  await expect.poll(async () => (await tokens.symbols())[0]).toBe('AVAX');
});

test('TOK-09 rows are 56 px high, and only the visible ones are rendered', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tokens = await openedTokens(page);
  const [first, second] = [tokens.rows.nth(0), tokens.rows.nth(1)];
  await expect(first).toContainText('$10,000');
  // A row that is measured while the list sorts itself has no box.
  await expect(async () => {
    const [above, below] = [await first.boundingBox(), await second.boundingBox()];
    expect(above?.height).toBe(56);
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBe(56);
  }).toPass();
  await expect(first).toHaveAttribute('aria-posinset', '1');
  await expect(first).toHaveAttribute('aria-setsize', '83');
  expect(await tokens.rows.count()).toBeLessThan(30);
});

test('TOK-08 the held tokens have a heading, and the others too, in either order', async ({
  page,
}) => {
  const tokens = await openedTokens(page);
  const heading = (text: string) => tokens.dialog.getByText(text, { exact: true });
  const list = tokens.scroller;
  const isAbove = async (text: string, symbol: string) =>
    (await topOf(heading(text))) < (await topOf(tokens.row(symbol)));
  await expect(tokens.rows.first()).toContainText('$10,000');
  expect(await isAbove('Your tokens', 'AVAX')).toBe(true);
  // The last that is held, and the first that is not.
  await list.evaluate((rows) => rows.scrollTo({ top: 800 }));
  await expect(tokens.row('AAVE')).toBeVisible();
  expect(await isAbove('More tokens', 'AAVE')).toBe(true);
  expect(await isAbove('More tokens', 'QI')).toBe(false);
  // The title stays visible while its rows are scrolled.
  await list.evaluate((rows) => rows.scrollTo({ top: 2000 }));
  await expect(heading('Your tokens')).toHaveCount(0);
  await expect(heading('More tokens')).toBeInViewport();
  await tokens.reverse.click();
  await list.evaluate((rows) => rows.scrollTo({ top: 0 }));
  await expect(tokens.row('ZABU')).toBeVisible();
  expect(await isAbove('More tokens', 'ZABU')).toBe(true);
  // Past the middle, where the held ones begin.
  const rows = await tokens.list.evaluate((ul) => ul.clientHeight);
  await list.evaluate((area, top) => area.scrollTo({ top }), rows - 1200);
  await expect(tokens.row('QI')).toBeVisible();
  expect(await isAbove('Your tokens', 'QI')).toBe(true);
  await tokens.find('usd');
  await expect(heading('Your tokens')).toHaveCount(0);
});

test(
  'the most valuable and the stable tokens are a press away too, in one line that scrolls',
  fullOnly(),
  async ({ page }) => {
    const tokens = await openedTokens(page);
    const picks = tokens.commonBases.getByRole('button');
    const offered = ['AVAX', 'WBTC.e', 'USDC.e', 'WETH.e', 'PNG', 'DAI.e', 'USDT.e', 'WAVAX'];
    await expect(picks).toHaveText(offered);
    const lines = async () => {
      const boxes = await Promise.all((await picks.all()).map((pick) => pick.boundingBox()));
      return new Set(boxes.map((box) => box?.y)).size;
    };
    expect(await lines()).toBe(1);
    await page.setViewportSize({ width: 375, height: 812 });
    expect(await lines()).toBe(1);
    await picks.last().focus();
    await expect(picks.last()).toBeInViewport({ ratio: 1 });
    await picks.filter({ hasText: 'DAI.e' }).click();
    await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: DAI.e');
  },
);

test('TOK-07 the dialog fits the screen: only its list scrolls', async ({ page }) => {
  const tokens = await openedTokens(page);
  for (const [width, height] of [
    [375, 560],
    [375, 700],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hidden = () => tokens.dialog.evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    await expect.poll(hidden).toBe(0);
  }
});

test('TOK-06 a token of the catalogue has the logo that comes with the page', async ({ page }) => {
  const tokens = await openedTokens(page);
  const shipped = (symbol: string) => tokens.row(symbol).locator('img[src^="data:image/svg+xml,"]');
  await expect(shipped('USDC.e')).toBeVisible();
  await tokens.find('qi');
  await expect(tokens.row('QI')).toBeVisible();
  await expect(shipped('QI')).toHaveCount(0);
});

test('a user who saves data sees the marks of tokens, and does not load the logos that come with the page', async ({
  page,
}) => {
  await saveData(page);
  const tokens = await openedTokens(page);
  await expect(tokens.row('USDC.e')).toContainText('2,500');
  await expect(tokens.row('USDC.e').locator('img')).toHaveCount(0);
});

test('TOK-07 the common bases are a press away, on either chain', async ({ page, wallet }) => {
  await wallet.prepare({ chainId: 43113 });
  const tokens = await openedTokens(page);
  await expect(tokens.commonBases.getByRole('button')).toHaveText(['AVAX', 'WAVAX', 'PNG']);
  await tokens.commonBases.getByRole('button', { name: 'PNG' }).click();
  await expect(tokens.dialog).toBeHidden();
  await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: PNG');
});

test('TOK-12 TOK-13 Enter picks the token with exactly this symbol, and does nothing for several others; eth and avax show the native coin', async ({
  page,
}) => {
  const tokens = await openedTokens(page);
  for (const text of ['e', 'eth', 'av', 'avax']) {
    await tokens.find(text);
    await expect(tokens.row('AVAX')).toBeVisible();
  }
  await tokens.find('usd');
  await expect(tokens.row('USDT.e')).toBeVisible();
  await tokens.search.press('Enter');
  await tokens.search.press('Enter');
  await expect(tokens.dialog).toBeVisible();
  await expect(tokens.search).toBeFocused();
  await tokens.find('usdt');
  await tokens.search.press('Enter');
  await expect(tokens.dialog).toBeHidden();
  await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: USDT');
  await tokens.open('receive');
  await tokens.find('usdt.e');
  await tokens.search.press('Enter');
  await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: USDT.e');
});

test('TOK-13 a token of the old bridge is listed after the one that took its place, which is held, and Enter picks the exact symbol', async ({
  page,
}) => {
  const tokens = await openedTokens(page);
  await expect(tokens.row('AVAX')).toContainText('$10,000.00');
  await tokens.find('eth');
  await expect.poll(async () => (await tokens.symbols()).slice(0, 2)).toEqual(['WETH.e', 'ETH']);
  await expect(tokens.rows.filter({ hasText: 'Enter' })).toHaveText(/^ETH/);
});

test('TOK-13 two tokens of one symbol and name show their addresses, and Enter picks neither', async ({
  page,
}) => {
  const tokens = await openedTokens(page);
  await tokens.find('frax');
  for (const address of ['0xDC42…1f98', '0xD24C…da64'])
    await expect(tokens.rows.filter({ hasText: address })).toHaveCount(1);
  await tokens.search.press('Enter');
  await expect(tokens.dialog).toBeVisible();
});

test('TOK-13 while a text is typed, the row that Enter picks is marked and announced', async ({
  page,
}) => {
  const tokens = await openedTokens(page);
  const marked = tokens.rows.filter({ hasText: 'Enter' });
  await tokens.search.pressSequentially('pn');
  await expect(tokens.rows.first()).toContainText('PNG');
  await tokens.search.pressSequentially('g');
  await expect(marked).toHaveText(/^PNGPangolinEnter/);
  await expect(tokens.answer).toHaveText('Enter selects PNG, Pangolin.');
  for (const ambiguous of ['usd', 'frax', '']) {
    await tokens.find(ambiguous);
    await expect(marked).toHaveCount(0);
    await expect(tokens.answer).toBeEmpty();
  }
  await tokens.search.pressSequentially('avax');
  await expect(marked).toHaveText(/^AVAX/);
});

test(
  'TOK-12 the native coin is found by its name, and a held token wherever the text is',
  fullOnly(),
  async ({ page }) => {
    const tokens = await openedTokens(page);
    // The balances are known.
    await expect(tokens.row('AVAX')).toHaveAttribute('aria-posinset', '1');
    await tokens.find('avalanche');
    await expect(tokens.row('AVAX')).toBeVisible();
    await tokens.find('btc');
    await expect(tokens.row('WBTC.e')).toBeVisible();
  },
);

test('TOK-07 the arrow keys move through the rows, typing returns to the search, and closing returns the focus to the opener', async ({
  page,
}) => {
  const tokens = await openedTokens(page);
  const focusedRow = tokens.rows.filter({ has: page.locator(':focus') });
  await expectSorted(tokens);
  await expect(tokens.search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(focusedRow).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('End');
  await expect(focusedRow).toHaveAttribute('aria-posinset', '83');
  await expect(focusedRow).toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect(focusedRow).toHaveAttribute('aria-posinset', '76');
  await page.keyboard.press('Home');
  await expect(focusedRow).toHaveAttribute('aria-posinset', '1');
  await page.keyboard.press('ArrowUp');
  await expect(tokens.search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('joe');
  await expect(tokens.search).toHaveValue('joe');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tokens.dialog).toBeHidden();
  await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: JOE');
  await expect(tokens.opener('receive')).toBeFocused();
});

test(
  'RPC-11 the balances of the list are read only while it is open',
  fullOnly(),
  async ({ page, chains }) => {
    const { client, proxy } = chains[43114];
    const tokens = await openedTokens(page);
    await expect(tokens.row('AVAX')).toContainText('$10,000.00');
    await expect.poll(() => proxy.traffic().entries).toBeGreaterThan(82);
    await page.keyboard.press('Escape');
    await expect(tokens.dialog).toBeHidden();
    const ofNextBlock = async () => {
      await untilQuiet(proxy);
      proxy.resetTraffic();
      await client.mine({ blocks: 1 });
      await expect.poll(() => proxy.traffic().methods.eth_call ?? 0).toBeGreaterThan(0);
      return proxy.traffic().entries;
    };
    await withoutBlocks(chains[43114], async () => {
      // One of the two may be the block of what is read every 30 blocks.
      expect(Math.min(await ofNextBlock(), await ofNextBlock())).toBeLessThanOrEqual(4);
    });
  },
);

test(
  'K09 a token with an invalid balance shows a dash, and the others their balance',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(/Result data parsing failed/);
    const { proxy, tokens: seeded } = chains[43114];
    proxy.add({
      target: seeded.PNG.address,
      fault: { type: 'entryOutcome', success: true, returnData: '0x1234' },
    });
    const tokens = await openedTokens(page);
    await tokens.find('png');
    await expect(tokens.row('PNG').getByText('–')).toBeVisible();
    await tokens.find('usdc.e');
    await expect(tokens.row('USDC.e').getByText('2,500', { exact: true })).toBeVisible();
  },
);
