// The cost of a first load of /swap on a slow phone, next to a minimal page with the same stack.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { startDevnet } from '@/devnet/devnet';
import { exportedSite } from '@/devnet/site/exportedSite';
import { serveSite } from '@/devnet/site/serveSite';
import { chromiumPath } from '../setup/browser';
import { type Load, measureLoad } from './measureLoad';
import { median } from './median';

const SITE = process.env.E2E_SITE ?? 'out';
const FLOOR = 'e2e/bench/floor';
const ROUNDS = 11;
/**
 * How many times the minimal page's figure ours may reach, and the absolute limit if that is
 * higher.
 */
const TIMES_FLOOR = 1.25;
const ALLOWED: Load = {
  usableMs: 0,
  largestPaintMs: 0,
  blockingMs: 250,
  layoutShift: 0.01,
  heapMegabytes: 8,
  domNodes: 400,
};

function medianOf(loads: readonly Load[], figure: keyof Load): number {
  return median(loads.map((load) => load[figure]));
}

if (!existsSync(SITE)) throw new Error(`There is no ${SITE}/: npm run build makes it.`);
const built = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', FLOOR], {
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  encoding: 'utf8',
});
if (built.status !== 0)
  throw new Error(`The floor does not build:\n${built.stdout}${built.stderr}`);

const devnet = await startDevnet();
const serve = (folder: string) =>
  // The demo wallet is a script that the parser waits for; no host serves it.
  serveSite({ devnet, site: exportedSite(folder), isCompressed: true, hasWallet: false });
const [own, floor] = [await serve(SITE), await serve(`${FLOOR}/out`)];
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});

const loads: { own: Load[]; floor: Load[] } = { own: [], floor: [] };
for (let round = 0; round < ROUNDS; round++) {
  loads.own.push(await measureLoad(browser, `${own.url}/swap/`));
  loads.floor.push(await measureLoad(browser, `${floor.url}/`));
}
await browser.close();
await Promise.all([own.close(), floor.close(), devnet.stop()]);

let isMissed = false;
const figures = Object.keys(ALLOWED) as (keyof Load)[];
console.table(
  figures.map((figure) => {
    const [ours, floors] = [medianOf(loads.own, figure), medianOf(loads.floor, figure)];
    const limit = Math.max(floors * TIMES_FLOOR, ALLOWED[figure]);
    isMissed ||= ours > limit;
    return {
      figure,
      '/swap': Number(ours.toFixed(3)),
      floor: Number(floors.toFixed(3)),
      'times the floor': Number((ours / floors).toFixed(2)),
      'at most': Number(limit.toFixed(3)),
    };
  }),
);
process.exit(isMissed ? 1 : 0);
