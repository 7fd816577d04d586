// The cost of a first load of /swap on a slow phone, next to a minimal page with the same stack. Its
// document has the styles of /swap, as any page has styles: their bytes and their parsing count for
// both.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { startDevnet } from '@/devnet/devnet';
import { exportedSite } from '@/devnet/site/exportedSite';
import { serveSite } from '@/devnet/site/serveSite';
import { SPEED, SPEED_FIGURES, type SpeedFigure } from '@/release/size/budgets';
import { chromiumPath } from '../setup/browser';
import { type Load, measureLoad } from './measureLoad';
import { median } from './median';

const SITE = process.env.E2E_SITE ?? 'out';
const BASELINE = 'e2e/bench/baseline';
/**
 * With `--short`: three rounds, which fail only where a figure has slipped by 30 percent since the
 * release before. If one has, more rounds show whether the machine was busy.
 */
const IS_SHORT = process.argv.includes('--short');
const ROUNDS = IS_SHORT ? 3 : 11;
const MAX_ROUNDS = IS_SHORT ? 9 : ROUNDS;
const SLACK = 1.3;

if (!existsSync(SITE)) throw new Error(`There is no ${SITE}/: npm run build makes it.`);
const built = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', BASELINE], {
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  encoding: 'utf8',
});
if (built.status !== 0)
  throw new Error(`The baseline does not build:\n${built.stdout}${built.stderr}`);
const [styles] =
  /<style[\s\S]*<\/style>/.exec(readFileSync(`${SITE}/swap/index.html`, 'utf8')) ?? [];
if (styles === undefined) throw new Error('/swap has no styles.');
const baselinePage = `${BASELINE}/out/index.html`;
writeFileSync(
  baselinePage,
  readFileSync(baselinePage, 'utf8').replace('</head>', () => `${styles}</head>`),
);

const devnet = await startDevnet();
const serve = (folder: string) =>
  // The demo wallet is a script that the parser waits for; no host serves it.
  serveSite({ devnet, site: exportedSite(folder), isCompressed: true, hasWallet: false });
const [own, baseline] = [await serve(SITE), await serve(`${BASELINE}/out`)];
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});

const loads: { own: Load[]; baseline: Load[] } = { own: [], baseline: [] };
do {
  for (let round = 0; round < ROUNDS; round++) {
    loads.own.push(await measureLoad(browser, `${own.url}/swap/`));
    loads.baseline.push(await measureLoad(browser, `${baseline.url}/`));
  }
} while (loads.own.length < MAX_ROUNDS && figuresNow().some(({ isMissed }) => isMissed));
await browser.close();
await Promise.all([own.close(), baseline.close(), devnet.stop()]);

const figures = figuresNow();
console.table(
  figures.map(({ name, of, ours, theirs, figure, before, most, isMissed }) => ({
    figure: name,
    '/swap': rounded(ours),
    baseline: rounded(theirs),
    [of === 'baseline' ? 'times the baseline' : 'alone']: rounded(figure),
    before,
    'at most': rounded(most),
    '': isMissed ? 'too much' : '',
  })),
);
process.exit(figures.some(({ isMissed }) => isMissed) ? 1 : 0);

/** The medians of all rounds so far, beside their limits. */
function figuresNow() {
  return SPEED_FIGURES.map((name) => {
    const { of, limit, before } = SPEED[name];
    const [ours, theirs] = [medianOf(loads.own, name), medianOf(loads.baseline, name)];
    const figure = of === 'baseline' ? ours / theirs : ours;
    const most = IS_SHORT ? Math.max(limit, before * SLACK) : limit;
    return { name, of, ours, theirs, figure, before, most, isMissed: figure > most };
  });
}

function medianOf(measured: readonly Load[], figure: SpeedFigure): number {
  return median(measured.map((load) => load[figure]));
}

function rounded(figure: number): number {
  return Number(figure.toFixed(2));
}
