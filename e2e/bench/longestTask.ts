import type { Browser, Page } from 'playwright/test';

/** An entry of Chromium's trace; times in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** How long it took, and how long its thread computed; other programs do not count there. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'];
const MAIN_THREAD = 'CrRendererMain';

/** The longest task of a page's main thread while something happens, in milliseconds. */
export async function longestTask(
  browser: Browser,
  page: Page,
  task: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await task();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const threads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD)
      .map(threadOf),
  );
  const tasks = trace.traceEvents.filter(
    (event) => event.name === 'RunTask' && threads.has(threadOf(event)),
  );
  return Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1_000));
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
