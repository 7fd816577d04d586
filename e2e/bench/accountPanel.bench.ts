// The panel of an account with 40 positions among 120 farms on a slow processor, next to that of an
// account without any.
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, expect } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { startDevnet } from '@/devnet/devnet';
import { exportedSite } from '@/devnet/site/exportedSite';
import { serveSite } from '@/devnet/site/serveSite';
import { giveManyPositions } from '../chain/manyPositions';
import { Frame } from '../pages/Frame';
import { SwapPage } from '../pages/SwapPage';
import { chromiumPath } from '../setup/browser';
import { SITE } from '../setup/hosts';
import { longestTask } from './longestTask';
import { median } from './median';

const ROUNDS = 3;
const CPU_SLOWDOWN = 4;
const DEPOSITS = 6;
/** The most that a task may take, in milliseconds. */
const LIMIT_MS = 50;
const BLOCKS_MS = 7_000;

type Tasks = Record<'panel opens' | 'block in panel', number>;

if (!existsSync(SITE)) throw new Error(`There is no ${SITE}/: npm run build makes it.`);
const devnet = await startDevnet();
const site = await serveSite({ devnet, site: exportedSite(SITE), isCompressed: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});

/** Opens the panel of the demo account on /swap, and measures until its figures are there. */
async function measure(positions: string, from: Browser): Promise<Tasks> {
  const context = await from.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await new SwapPage(page).openConnected();
  await pause(BLOCKS_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const frame = new Frame(page);
  const opens = await longestTask(from, page, async () => {
    await frame.account(ACCOUNTS.demo).click();
    const liquidity = frame.accountDialog.getByRole('link', { name: 'Liquidity' });
    await expect(liquidity).toContainText(positions, { timeout: 60_000 });
    await pause(BLOCKS_MS);
  });
  const block = await longestTask(from, page, () => pause(BLOCKS_MS));
  await context.close();
  return { 'panel opens': opens, 'block in panel': block };
}

/** Measures a few times. The accounts differ, so one is measured after the other. */
async function measureAll(positions: string): Promise<readonly Tasks[]> {
  const all: Tasks[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await measure(positions, browser));
  return all;
}

const few = await measureAll('$0.00');
await giveManyPositions(devnet.chains[43114], ACCOUNTS.demo, DEPOSITS);
const many = await measureAll('40 positions');
await browser.close();
await site.close();
await devnet.stop();

const moments = ['panel opens', 'block in panel'] as const;
const rows = moments.map((moment) => {
  const [without, with40] = [few, many].map((all) => median(all.map((each) => each[moment]))) as [
    number,
    number,
  ];
  return { moment, without, with40 };
});
console.table(
  rows.map(({ moment, without, with40 }) => ({
    'longest task, processor 4 times slower, ms': moment,
    'no positions': Number(without.toFixed(1)),
    '40 positions, 120 farms': Number(with40.toFixed(1)),
    'at most': LIMIT_MS,
  })),
);
process.exit(rows.some(({ with40 }) => with40 > LIMIT_MS) ? 1 : 0);
