import type { Locator, Page } from 'playwright/test';
import { parseAbi } from 'viem';
import type { DevnetChain } from '@/devnet/devnet';
import { heldBy, type PoolKeys, poolAddress } from '@/devnet/past/pastPool';
import type { Past } from '@/devnet/past/seedPast';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { postsForPast, pricesAtKept } from '../../chain/past';
import { expect, test } from '../../chain/pastChain';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { PricePanel } from '../../pages/PricePanel';
import { SwapPage } from '../../pages/SwapPage';

const AVAX_USD: PoolKeys = ['WAVAX', 'USDC.e'];
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
/** The blocks whose logs are the last hour's, if blocks take a second. */
const SEARCHED = 4_096n;

const pairEvents = parseAbi([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
]);
const supplyAbi = parseAbi(['function totalSupply() view returns (uint256)']);

/** A form without a wallet, with a price of AVAX in a token. */
async function priced(page: Page, symbol = 'USDC.e', pay?: string): Promise<SwapPage> {
  const swap = new SwapPage(page);
  await swap.open();
  if (pay) await swap.choose('pay', pay);
  await swap.choose('receive', symbol);
  await swap.pays.fill('1');
  await expect(swap.receives).not.toHaveValue('');
  return swap;
}

/** A figure of the panel. */
function figure(panel: PricePanel, term: string): Locator {
  return panel.region
    .locator('div', { has: panel.page.getByRole('term').filter({ hasText: term }) })
    .last()
    .getByRole('definition');
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const sixDigits = (price: number) =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 6 }).format(price);
const secondsAt = async ({ client }: DevnetChain, blockNumber: bigint) =>
  Number((await client.getBlock({ blockNumber })).timestamp);

/** How many whole tokens of the second kind one of the first costs now. */
async function priceNow(chain: DevnetChain, keys: PoolKeys): Promise<number> {
  const [first, second] = await heldBy(chain, keys);
  const [a, b] = keys.map((key) => chain.tokens[key].decimals);
  return (Number(second) / Number(first)) * 10 ** ((a ?? 0) - (b ?? 0));
}

/** The prices of a pool at the kept blocks of the last 24 hours, each with its time. */
async function dayOf(chain: DevnetChain, keys: PoolKeys, past: Past) {
  const now = Number((await chain.client.getBlock()).timestamp);
  const prices = await pricesAtKept(chain, keys, past);
  const all = await Promise.all(
    past.kept.map(async (block, index) => ({
      block,
      seconds: await secondsAt(chain, block),
      price: prices[index] ?? Number.NaN,
    })),
  );
  return { now, points: all.filter(({ seconds }) => seconds > now - DAY_SECONDS) };
}

test('MKT-19 MKT-20 the price, its change and the chart of a day are those of the contracts', async ({
  page,
  chains,
  past,
}) => {
  const chain = chains[43114];
  const { now, points } = await dayOf(chain, AVAX_USD, past);
  const present = await priceNow(chain, AVAX_USD);
  await priced(page);
  const panel = new PricePanel(page);
  await expect(panel.chart).toBeVisible();

  const price = panel.region.getByTitle('Invert price');
  await expect(price).toContainText(sixDigits(present));
  await expect(price).toContainText('USDC.e per AVAX');

  const text = plain(await panel.chart.getAttribute('aria-label'));
  const all = [...points.map((point) => point.price), present];
  const [first = Number.NaN] = all;
  expect(text).toContain(`from ${sixDigits(first)} to ${sixDigits(present)} (`);
  expect(text).toContain(`Low ${sixDigits(Math.min(...all))}, `);
  expect(text).toContain(`high ${sixDigits(Math.max(...all))}.`);

  const distance = (seconds: number) => Math.abs(now - DAY_SECONDS - seconds);
  const [dayAgo] = points.toSorted((a, b) => distance(a.seconds) - distance(b.seconds));
  const percent = (present / (dayAgo?.price ?? Number.NaN) - 1) * 100;
  const sign = percent < 0 ? '−' : '+';
  const change = `${sign}${Math.abs(percent).toFixed(2)}% in 24 hours`;
  expect(plain(await panel.region.textContent())).toContain(change);

  await expect(panel.region.getByText(/^From states that the network keeps: 2[23]/)).toBeVisible();
  await price.click();
  await expect(price).toContainText(sixDigits(1 / present));
  await expect(price).toContainText('AVAX per USDC.e');
  expect(plain(await panel.chart.getAttribute('aria-label'))).toContain(
    `Low ${sixDigits(1 / Math.max(...all))}, `,
  );
});

test('MKT-06 MKT-20 the chart of an hour is what the pool logged', async ({ page, chains }) => {
  const chain = chains[43114];
  const { client } = chain;
  const latest = await client.getBlock();
  const logs = await client.getLogs({
    address: poolAddress(chain, AVAX_USD),
    event: pairEvents[1],
    fromBlock: latest.number - SEARCHED + 1n,
    toBlock: latest.number,
    strict: true,
  });
  const isFirst =
    chain.tokens.WAVAX.address.toLowerCase() < chain.tokens['USDC.e'].address.toLowerCase();
  const logged = await Promise.all(
    logs.map(async ({ args: { reserve0, reserve1 }, blockNumber }) => ({
      seconds: await secondsAt(chain, blockNumber),
      price:
        (isFirst ? Number(reserve1) / Number(reserve0) : Number(reserve0) / Number(reserve1)) *
        1e12,
    })),
  );
  const begin = Number(latest.timestamp) - HOUR_SECONDS;
  const within = logged.filter(({ seconds }) => seconds > begin);
  const before = logged.filter(({ seconds }) => seconds <= begin).slice(-1);
  const prices = [...before, ...within].map(({ price }) => price);
  expect(within.length).toBeGreaterThan(3);

  await priced(page);
  const panel = new PricePanel(page);
  await panel.span('Hour').click();
  await expect(panel.region.getByText(/^From what the pools logged: /)).toBeVisible();
  const text = plain(await panel.chart.getAttribute('aria-label'));
  expect(text).toContain(`Low ${sixDigits(Math.min(...prices))}, `);
  expect(text).toContain(`high ${sixDigits(Math.max(...prices))}.`);
});

test('MKT-21 what the pool holds, and what its providers earn, follow from its own states', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { client } = chain;
  const address = poolAddress(chain, AVAX_USD);
  const latest = await client.getBlockNumber();
  const rootAt = async (blockNumber?: bigint) => {
    const [a, b] = await heldBy(chain, AVAX_USD, blockNumber);
    const call = { address, abi: supplyAbi, functionName: 'totalSupply', blockNumber } as const;
    const supply = await client.readContract(call);
    const { timestamp } = await client.getBlock(blockNumber ? { blockNumber } : {});
    return { root: Math.sqrt(Number(a) * Number(b)) / Number(supply), seconds: Number(timestamp) };
  };
  // About a day before, the state of every 4,096th block is kept.
  const old = await rootAt(((latest - 60_000n) / 4_096n) * 4_096n);
  const now = await rootAt();
  const apr = ((now.root / old.root - 1) * 31_536_000) / (now.seconds - old.seconds);
  const [, dollars] = await heldBy(chain, AVAX_USD);

  await priced(page);
  const panel = new PricePanel(page);
  const number = async (term: string) =>
    Number(plain(await figure(panel, term).textContent()).replace(/[^\d.]/g, ''));
  await expect(figure(panel, 'In the pool')).toHaveText(/^\$[\d,]+$/);
  await expect(figure(panel, 'Providers earn a year')).toHaveText(/^\d+\.\d\d%$/);
  // The value is the lesser side, twice; the pools' prices of AVAX differ a little.
  const liquidity = await number('In the pool');
  expect(liquidity).toBeGreaterThan((2 * Number(dollars)) / 1e6 / 1.01);
  expect(liquidity).toBeLessThanOrEqual(Math.round((2 * Number(dollars)) / 1e6));
  // The page has read a later block.
  expect(Math.abs((await number('Providers earn a year')) - apr * 100)).toBeLessThan(0.05);

  const traded = await number('Traded in 24');
  const seconds = now.seconds - old.seconds;
  const volume = (liquidity * (1 - old.root / now.root)) / 0.003;
  const inDay = (volume * DAY_SECONDS) / seconds;
  // Its pool tokens were fewer at one of the ends.
  expect(traded).toBeGreaterThan(inDay * 0.5);
  expect(traded).toBeLessThan(inDay * 2);
  await expect(panel.region.getByText(/Estimated from the growth of the pool over/)).toBeVisible();
});

test('MKT-22 the swaps of the last hour are those that the pool logged', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { client, tokens } = chain;
  const latest = await client.getBlock();
  const logs = await client.getLogs({
    address: poolAddress(chain, AVAX_USD),
    event: pairEvents[0],
    fromBlock: latest.number - SEARCHED + 1n,
    toBlock: latest.number,
    strict: true,
  });
  const begin = Number(latest.timestamp) - HOUR_SECONDS;
  const isFirst = tokens.WAVAX.address.toLowerCase() < tokens['USDC.e'].address.toLowerCase();
  const textOf = (key: 'WAVAX' | 'USDC.e', raw: bigint) => {
    const { address, decimals, name } = tokens[key];
    const token = { type: 'token', chainId: 43114, address, decimals, name, symbol: key } as const;
    const text = formatAmount(amountOf(token, raw), { digits: 4, locale: 'en' });
    return `${text} ${key === 'WAVAX' ? 'AVAX' : key}`;
  };
  const expected: string[] = [];
  for (const { args, blockNumber } of logs) {
    if ((await secondsAt(chain, blockNumber)) <= begin) continue;
    const [avaxIn, usdIn] = isFirst
      ? [args.amount0In, args.amount1In]
      : [args.amount1In, args.amount0In];
    const [avaxOut, usdOut] = isFirst
      ? [args.amount0Out, args.amount1Out]
      : [args.amount1Out, args.amount0Out];
    expected.unshift(
      avaxIn > 0n
        ? `Sold ${textOf('WAVAX', avaxIn)} for ${textOf('USDC.e', usdOut)}`
        : `Bought ${textOf('WAVAX', avaxOut)} for ${textOf('USDC.e', usdIn)}`,
    );
  }
  expect(expected.length).toBeGreaterThan(3);

  await priced(page);
  const panel = new PricePanel(page);
  await expect(panel.chart).toBeVisible();
  const before = postsForPast(chain.proxy).length;
  await panel.region.getByRole('button', { name: 'Swaps of the last hour' }).click();
  const rows = panel.region
    .getByRole('list', { name: 'Swaps of the last hour' })
    .getByRole('listitem');
  await expect(rows).toHaveCount(expected.length);
  const shown = (await rows.allTextContents()).map(plain);
  for (const [index, text] of expected.entries()) expect(shown[index]).toContain(`${text} at `);
  await expect(rows.first().getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/snowtrace\.io\/tx\/0x[\da-f]{64}$/,
  );
  expect(postsForPast(chain.proxy)).toHaveLength(before + 1);
});

test('MKT-20 of a path through two pools, the price is that of the path, and both pools are listed', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const [toAvax, toUsd] = [
    await priceNow(chain, ['mYAK', 'WAVAX']),
    await priceNow(chain, AVAX_USD),
  ];
  await priced(page, 'USDC.e', 'mYAK');
  const panel = new PricePanel(page);
  await expect(panel.region.getByText('Price of the path:')).toBeVisible();
  await expect(panel.region.getByTitle('Invert price')).toContainText(sixDigits(toAvax * toUsd));
  await expect(panel.region.getByRole('heading', { level: 3 })).toHaveText([
    /mYAK.*AVAX/,
    /AVAX.*USDC\.e/,
  ]);
});

test('MKT-23 the last swaps of the account are listed', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1.25');
  await swap.action('Review swap').click();
  await swap.complete();
  await swap.closeSent();
  const panel = new PricePanel(page);
  const own = panel.region.getByRole('list', { name: 'Your last swaps' }).getByRole('listitem');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('1.25');
});

test('MKT-17 the arrow keys go through the prices of the chart', async ({ page }) => {
  await priced(page);
  const panel = new PricePanel(page);
  const cursor = panel.region.getByRole('slider', { name: 'Price over time' });
  await cursor.focus();
  await page.keyboard.press('Home');
  const text = plain(await panel.chart.getAttribute('aria-label'));
  const [, first] = /: from ([\d.,]+) to /.exec(text) ?? [];
  await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(`^${first}, `));
  await page.keyboard.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('End');
  const max = await cursor.getAttribute('aria-valuemax');
  await expect(cursor).toHaveAttribute('aria-valuenow', max ?? '');
});

test('MKT-19 the form stands in its column from the first paint, and the panel follows its tokens', async ({
  page,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  const card = page.getByRole('region', { name: 'Swap', exact: true });
  await expect(swap.pays).toBeVisible();
  const place = await card.boundingBox();
  await swap.choose('receive', 'USDC.e');
  await swap.pays.fill('1');
  const panel = new PricePanel(page);
  await expect(panel.chart).toBeVisible();
  const later = await card.boundingBox();
  expect([later?.x, later?.y, later?.width]).toEqual([place?.x, place?.y, place?.width]);
  const beside = await panel.region.boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(place?.x ?? 0);

  await swap.action('Switch tokens').click();
  await expect(panel.region.getByRole('heading', { level: 2 })).toHaveText('USDC.e / AVAX');
  await expect(panel.chart).toBeVisible();
  await swap.pays.fill('');
  await expect(panel.chart).toBeVisible();
  await swap.choose('receive', 'WAVAX');
  await swap.choose('pay', 'AVAX');
  await expect(panel.region).toBeHidden();
});

for (const width of [375, 768])
  test(
    `MKT-19 MKT-24 at ${width} px a quiet button opens it below the form, and before that nothing is requested`,
    fullOnly(width === 768),
    async ({ page, chains }) => {
      const { proxy } = chains[43114];
      await page.setViewportSize({ width, height: 800 });
      await priced(page);
      const panel = new PricePanel(page);
      const open = panel.region.getByRole('button', { name: 'Price and pool' });
      await expect(open).toHaveAttribute('aria-expanded', 'false');
      expect(postsForPast(proxy)).toEqual([]);
      await open.click();
      await expect(panel.chart).toBeVisible();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    },
  );
