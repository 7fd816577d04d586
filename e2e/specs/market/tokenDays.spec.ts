import type { Locator, Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { oldStates } from '@/devnet/past/oldStates';
import { heldBy, type PoolKeys } from '@/devnet/past/pastPool';
import type { Past } from '@/devnet/past/seedPast';
import { postsForPast } from '../../chain/past';
import { expect, test } from '../../chain/pastChain';
import { Frame } from '../../pages/Frame';
import { PricePanel } from '../../pages/PricePanel';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { accessibilityViolations } from '../../screen/axe';
import { expectFits } from '../../screen/expectFits';
import { LOGGED } from '../../screen/networkNotices';

// The form is alone, without the price beside it, which has reads of its own.
test.use({ viewport: { width: 1_000, height: 800 } });

const DAY_SECONDS = 86_400;
const STABLE_POOLS: readonly PoolKeys[] = [
  ['WAVAX', 'USDC.e'],
  ['WAVAX', 'USDT.e'],
];
const CHANGE = /^[+−]\d+\.\d\d%$/;

/** The button of a token in the dialog, which the line describes. */
function rowOf(dialog: TokenDialog, symbol: string) {
  return dialog.row(symbol).getByRole('button').first();
}

/** Where the parts of a row are in it, and their sizes. */
function layoutOf(row: Locator): Promise<readonly number[]> {
  return row.evaluate((button) => {
    const { left, top, height } = button.getBoundingClientRect();
    const name = button.querySelector('bdi')?.getBoundingClientRect();
    return name ? [height, name.left - left, name.top - top, name.width] : [];
  });
}

async function openTokens(page: Page): Promise<TokenDialog> {
  await new SwapPage(page).openConnected();
  const dialog = new TokenDialog(page);
  await dialog.open('pay');
  return dialog;
}

test('MKT-14 MKT-10 a row has the change of the price of AVAX that its deepest pool had, from one read for all tokens', async ({
  page,
  chains,
  past,
}) => {
  const chain = chains[43114];
  const change = await avaxChange(chain, past);
  oldStates(chain.proxy, 'slow');
  const dialog = await openTokens(page);
  const avax = rowOf(dialog, 'AVAX');
  await expect(avax).toContainText('$');
  expect(await avax.getByText(CHANGE).count()).toBe(0);
  const before = await layoutOf(avax);
  await expect(avax).toHaveAccessibleDescription(`${change} in 24\u00a0h`);
  await expect(avax.getByText(change, { exact: true })).toBeVisible();
  await expect(avax.locator('svg[width="64"] path')).toHaveCount(1);
  expect(await layoutOf(avax)).toEqual(before);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.scrollToUnpriced();
  await dialog.scroller.evaluate((area) => area.scrollTo({ top: 0 }));
  await expect(avax).toHaveAccessibleDescription(`${change} in 24\u00a0h`);
  expect(postsForPast(chain.proxy)).toHaveLength(2);
});

test('MKT-14 what a search finds is shown without a line', async ({ page }) => {
  const dialog = await openTokens(page);
  const avax = rowOf(dialog, 'AVAX');
  await expect(avax).toHaveAccessibleDescription(/ in 24\sh$/);
  await dialog.find('AVAX');
  await expect(avax).toHaveAccessibleDescription('');
  await expect(avax.getByText(CHANGE)).toHaveCount(0);
  await dialog.find('');
  await expect(avax).toHaveAccessibleDescription(/ in 24\sh$/);
});

test('MKT-14 at 320 px the rows have no room for a line, and request nothing for it', async ({
  page,
  chains,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const dialog = await openTokens(page);
  const avax = rowOf(dialog, 'AVAX');
  await expect(avax).toContainText('$');
  await expect(dialog.commonBases.getByRole('button').first()).toBeVisible();
  await expect(avax.getByText(CHANGE)).toHaveCount(0);
  await expectFits(page);
  expect(postsForPast(chains[43114].proxy)).toEqual([]);
});

for (const width of [375, 768])
  test(`MKT-14 at ${width} px the rows fit with their lines`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const dialog = await openTokens(page);
    await expect(rowOf(dialog, 'AVAX')).toHaveAccessibleDescription(/ in 24\sh$/);
    await expectFits(page);
  });

test('MKT-14 PTF-11 the panel of the account has the change of its tokens, and of their value', async ({
  page,
  chains,
  past,
}) => {
  const chain = chains[43114];
  const change = await avaxChange(chain, past);
  await new SwapPage(page).openConnected();
  const frame = new Frame(page);
  await frame.account(ACCOUNTS.demo).click();
  const panel = frame.accountDialog;
  await expect(panel).toContainText(
    /[+−]\d+\.\d\d% in 24\sh for (\d+(\.\d+)?% of )?what you hold now/,
  );
  await panel.getByRole('button', { name: /^Tokens/ }).click();
  const avax = panel.getByRole('link').filter({ has: page.getByText('AVAX', { exact: true }) });
  await expect(avax).toHaveAccessibleDescription(`${change} in 24\u00a0h`);
  expect(await accessibilityViolations(page)).toEqual([]);
  await expectFits(page);
  expect(postsForPast(chain.proxy)).toHaveLength(2);
});

test('MKT-14 PTF-05 without old states the rows stay as they are, and the panel has a dash', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const { proxy } = chains[43114];
  oldStates(proxy, 'missing');
  await new SwapPage(page).openConnected();
  const frame = new Frame(page);
  await frame.account(ACCOUNTS.demo).click();
  await expect.poll(() => postsForPast(proxy).length).toBe(1);
  await expect(frame.accountDialog).toContainText(/24\sh –/);
  await page.keyboard.press('Escape');
  const dialog = new TokenDialog(page);
  await dialog.open('pay');
  await expect(rowOf(dialog, 'AVAX')).toHaveAccessibleDescription('');
  expect(postsForPast(proxy)).toHaveLength(1);
});

test('MKT-10 a reload within the hour does not read the past again', async ({ page, chains }) => {
  const { proxy } = chains[43114];
  await expect(rowOf(await openTokens(page), 'AVAX')).toHaveAccessibleDescription(/ in 24\sh$/);
  proxy.resetTraffic();
  await page.reload();
  const dialog = new TokenDialog(page);
  await dialog.open('pay');
  await expect(rowOf(dialog, 'AVAX')).toHaveAccessibleDescription(/ in 24\sh$/);
  expect(postsForPast(proxy)).toEqual([]);
});

test('MKT-13 what the page read is kept each minute, and drawn as seen by you', async ({
  page,
  chains,
  problems,
}) => {
  // The clock leaps over the time that an answer has.
  problems.allow(...LOGGED);
  const { client } = chains[43114];
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  const swap = new SwapPage(page);
  await swap.open();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  const panel = new PricePanel(page);
  await expect(panel.chart).toBeVisible();
  await panel.span('Seen by you').click();
  await expect(panel.missing).toHaveText(/\S/);
  for (let minute = 0; minute < 3; minute += 1) {
    // The time of the chain is read every 30 blocks.
    if (minute > 0) await client.mine({ blocks: 40, interval: 2 });
    const head = Number(await client.getBlockNumber({ cacheTime: 0 }));
    await expect.poll(() => new Frame(page).blockNumber()).toBeGreaterThanOrEqual(head);
    const keptAfterMinute = async () => {
      await page.clock.fastForward('01:01');
      return keptMoments(page);
    };
    // The time may be read after the first of these.
    await expect.poll(keptAfterMinute, { intervals: [2_000] }).toBeGreaterThan(minute);
  }
  await expect(panel.chart).toBeVisible();
});

/** How many moments the browser keeps. */
function keptMoments(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('pangolin.market');
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
      // It is not for a test to make it.
      opened.onupgradeneeded = () => opened.transaction?.abort();
      opened.onerror = resolve;
    });
    if (opened.error) return 0;
    const database = opened.result;
    const keys = database.transaction('seen').objectStore('seen').getAllKeys();
    await new Promise((resolve) => {
      keys.onsuccess = resolve;
    });
    database.close();
    return keys.result.filter((key) => Array.isArray(key) && key[0] === 'seen').length;
  });
}

/** The change of AVAX in dollars since the kept block next to a day ago, as it is shown. */
async function avaxChange(chain: DevnetChain, { kept }: Past): Promise<string> {
  const keys = await deepestPool(chain);
  const now = await chain.client.getBlock();
  const blocks = await Promise.all(
    kept.map((blockNumber) => chain.client.getBlock({ blockNumber })),
  );
  const distances = blocks.map(({ timestamp }) =>
    Math.abs(Number(now.timestamp - timestamp) - DAY_SECONDS),
  );
  const before = kept[distances.indexOf(Math.min(...distances))];
  const change = (await priceAt(chain, keys)) / (await priceAt(chain, keys, before)) - 1;
  return `${change < 0 ? '−' : '+'}${(Math.abs(change) * 100).toFixed(2)}%`;
}

async function deepestPool(chain: DevnetChain): Promise<PoolKeys> {
  const depths = await Promise.all(
    STABLE_POOLS.map(async (keys) => {
      const [, dollars] = await heldBy(chain, keys);
      return Number(dollars) / 10 ** chain.tokens[keys[1]].decimals;
    }),
  );
  return STABLE_POOLS[depths.indexOf(Math.max(...depths))] ?? ['WAVAX', 'USDC.e'];
}

async function priceAt(chain: DevnetChain, keys: PoolKeys, block?: bigint): Promise<number> {
  const [first, second] = await heldBy(chain, keys, block);
  return Number(second) / Number(first);
}
