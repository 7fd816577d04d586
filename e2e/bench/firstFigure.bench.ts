// How soon a slow phone with a distant endpoint shows the first figure of a screen, with and without
// the requests that the document itself sends.
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright/test';
import { startDevnet } from '@/devnet/devnet';
import { exportedSite } from '@/devnet/site/exportedSite';
import { serveSite } from '@/devnet/site/serveSite';
import { chromiumPath } from '../setup/browser';
import { SITE } from '../setup/hosts';
import { CPU_SLOWDOWN, SLOW_4G } from './measureLoad';
import { median } from './median';

const ROUNDS = 5;
const ENDPOINT_MS = 300;
/** The first quote may come this long after the form is usable. */
const GOAL_MS = 150;

if (!existsSync(SITE)) throw new Error(`There is no ${SITE}/: npm run build makes it.`);
const devnet = await startDevnet();
const { tokens, proxy } = devnet.chains[43114];
proxy.add({ fault: { type: 'delay', ms: ENDPOINT_MS } });
// The demo wallet is a script that the parser waits for; no host serves it.
const site = await serveSite({
  devnet,
  site: exportedSite(SITE),
  isCompressed: true,
  hasWallet: false,
});

/** The screens, and expressions that are true once their first figure is shown. */
const SCREENS = {
  'quote of a swap': {
    path: `/swap/?outputCurrency=${tokens.PNG.address}&exactAmount=1`,
    isShown: "(document.querySelectorAll('main input')[1]?.value ?? '') !== ''",
  },
  'APR of a farm': {
    path: '/png/2/',
    isShown: "/\\d%/.test(document.querySelector('main li > dl')?.textContent ?? '')",
  },
  proposal: {
    path: '/vote/',
    isShown: "document.querySelector('main li') !== null",
  },
} as const;

type Screen = keyof typeof SCREENS;
type Times = { readonly figureMs: number; readonly usableMs: number };

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});

/** Opens a screen with an empty cache. Times are since the navigation. */
async function measure(from: Browser, screen: Screen, isEarly: boolean): Promise<Times> {
  const context = await from.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const { path, isShown } = SCREENS[screen];
    if (!isEarly) await withoutFirstBatch(page);
    await page.addInitScript(`
      const seen = { figure: 0, usable: 0 };
      window.firstFigure = seen;
      const look = setInterval(() => {
        const control = document.querySelector('main input, main a, main button');
        const isReady = control && Object.keys(control).some((key) => key.startsWith('__reactProps'));
        if (isReady) seen.usable ||= performance.now();
        if (!(${isShown})) return;
        seen.figure = performance.now();
        clearInterval(look);
      }, 5);
    `);
    await page.goto(path, { waitUntil: 'commit' });
    const times = await page.waitForFunction(() => {
      const { firstFigure } = window as unknown as { firstFigure: Record<string, number> };
      return firstFigure.figure ? firstFigure : undefined;
    });
    const { figure = Number.NaN, usable = Number.NaN } = (await times.jsonValue()) ?? {};
    return { figureMs: figure, usableMs: usable };
  } finally {
    await context.close();
  }
}

/** The head sends nothing in a page that is prerendered. Nothing else looks at this. */
async function withoutFirstBatch(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
}

let isMissed = false;
const rows = [];
for (const screen of Object.keys(SCREENS) as Screen[]) {
  const early: Times[] = [];
  const late: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    early.push(await measure(browser, screen, true));
    late.push(await measure(browser, screen, false));
  }
  const [soon, usable] = [
    median(early.map(({ figureMs }) => figureMs)),
    median(early.map(({ usableMs }) => usableMs)),
  ];
  const without = median(late.map(({ figureMs }) => figureMs));
  // Times depend on the machine. The order of the two does not.
  isMissed ||= soon > without;
  rows.push({
    'first figure': screen,
    'with, ms': Math.round(soon),
    'without, ms': Math.round(without),
    'times without': Number((soon / without).toFixed(2)),
    'after usable, ms': Math.round(soon - usable),
    goal: screen === 'quote of a swap' ? GOAL_MS : undefined,
  });
}
await browser.close();
await Promise.all([site.close(), devnet.stop()]);
console.table(rows);
process.exit(isMissed ? 1 : 0);
