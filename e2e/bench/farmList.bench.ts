// The list of 120 farms on a slow processor, next to the list of 11 farms.
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, expect } from 'playwright/test';
import { startDevnet } from '@/devnet/devnet';
import { openFarms } from '@/devnet/farms/openFarms';
import { exportedSite } from '@/devnet/site/exportedSite';
import { serveSite } from '@/devnet/site/serveSite';
import { farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { FarmListPage } from '../pages/FarmListPage';
import { chromiumPath } from '../setup/browser';
import { SITE } from '../setup/hosts';
import { longestTask } from './longestTask';
import { median } from './median';

const ROUNDS = 3;
const CPU_SLOWDOWN = 4;
const BLOCKS_MS = 7_000;
const LISTS = { usual: '2', long: '1' } as const;

type Figures = Record<'first card, ms' | 'longest task in quiet blocks, ms' | 'nodes', number>;

/** The limits of the long list. Times are shown next to them, and fail nothing. */
const GOALS: Figures = {
  'first card, ms': 3_500,
  'longest task in quiet blocks, ms': 50,
  nodes: 1_150,
};

if (!existsSync(SITE)) throw new Error(`There is no ${SITE}/: npm run build makes it.`);
const devnet = await startDevnet();
await openFarms(devnet.chains[43114], farmsOf(43114, 1));
const site = await serveSite({ devnet, site: exportedSite(SITE), isCompressed: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});

/** Opens a list with an empty cache, and measures it. */
async function measure(version: string, from: Browser): Promise<Figures> {
  const context = await from.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const farms = new FarmListPage(page);
  const start = performance.now();
  await farms.open(version);
  await expect(farms.cards.first()).toBeVisible({ timeout: 60_000 });
  const firstCard = performance.now() - start;
  await pause(BLOCKS_MS);
  const longest = await longestTask(from, page, () => pause(BLOCKS_MS));
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
  await context.close();
  return {
    'first card, ms': firstCard,
    'longest task in quiet blocks, ms': longest,
    nodes,
  };
}

const figures: { usual: Figures[]; long: Figures[] } = { usual: [], long: [] };
for (let round = 0; round < ROUNDS; round++) {
  figures.usual.push(await measure(LISTS.usual, browser));
  figures.long.push(await measure(LISTS.long, browser));
}
await browser.close();
await site.close();
await devnet.stop();

const names = Object.keys(GOALS) as (keyof Figures)[];
const rows = names.map((name) => {
  const [usual, long] = [figures.usual, figures.long].map((all) =>
    median(all.map((each) => each[name])),
  ) as [number, number];
  return { name, usual, long };
});
console.table(
  rows.map(({ name, usual, long }) => ({
    'farm list, processor 4 times slower': name,
    '11 farms': Math.round(usual),
    '120 farms': Math.round(long),
    times: Number((long / usual).toFixed(2)),
    goal: GOALS[name],
  })),
);
process.exit(rows.some(({ name, long }) => name === 'nodes' && long > GOALS.nodes) ? 1 : 0);
