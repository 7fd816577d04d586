import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright/test';
import { configure, PRACTICE } from '../setup/configuration';

/** The cost of a first load on a slow phone. */
export type Load = {
  /** From the request until the form keeps a typed digit. */
  readonly usableMs: number;
  readonly largestPaintMs: number;
  /** The part of every long task beyond 50 ms, until the form is usable. */
  readonly blockingMs: number;
  /** Cumulative layout shift, without a unit. */
  readonly layoutShift: number;
  readonly heapMegabytes: number;
  readonly domNodes: number;
};

export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
};
export const CPU_SLOWDOWN = 4;
const LONG_TASK_MS = 50;
/** Paints and shifts count for this long after the form is usable. */
const AFTERMATH_MS = 2_000;

/** What `observe.js` records in the page; times in milliseconds since the request. */
type Observed = {
  readonly paint: number;
  readonly shift: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
  /** 0 until the form is usable. */
  readonly usable: number;
};

/** Loads a page once in a new context: empty cache, slow 4G, slow processor. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ baseURL: new URL(url).origin });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ path: 'e2e/bench/observe.js' });
    // The practice ribbon would be the largest and the last paint of the page.
    await configure(page, { ...PRACTICE, practice: false });
    await page.goto(url, { waitUntil: 'commit' });
    const { paint, shift, tasks, usable } = await observed(session);
    return {
      usableMs: usable,
      largestPaintMs: paint,
      blockingMs: tasks
        .filter(({ start }) => start < usable)
        .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0),
      layoutShift: shift,
      ...(await memory(session)),
    };
  } finally {
    await context.close();
  }
}

/**
 * What was observed, once the form has been usable for a while. Asks the browser directly: a wait
 * of the test runner would put its own script into the page while it loads.
 */
async function observed(session: CDPSession): Promise<Observed> {
  for (;;) {
    await pause(AFTERMATH_MS);
    const { result } = await session.send('Runtime.evaluate', {
      expression: '({ ...observed, now: performance.now() })',
      returnByValue: true,
    });
    const { now, ...seen }: Observed & { readonly now: number } = result.value;
    if (seen.usable > 0 && now > seen.usable + AFTERMATH_MS) return seen;
  }
}

async function memory(session: CDPSession): Promise<Pick<Load, 'heapMegabytes' | 'domNodes'>> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { heapMegabytes: metric('JSHeapUsedSize') / 1e6, domNodes: metric('Nodes') };
}
