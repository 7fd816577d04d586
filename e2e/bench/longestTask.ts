import type { Browser, Page } from 'playwright/test';

/** An entry of Chromium's trace; times in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began. */
  readonly ts: number;
  /** How long it took, and how long its thread computed; other programs do not count there. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
};

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'];
const MAIN_THREAD = 'CrRendererMain';

/**
 * The longest task of a page's main thread while something happens, in milliseconds.
 *
 * @param eventType - Counts only the tasks that dispatch such events, such as `input`.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  task: () => Promise<void>,
  eventType?: string,
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
  const times = trace.traceEvents
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === eventType)
    .map(({ ts }) => ts);
  const counted =
    eventType === undefined
      ? tasks
      : tasks.filter(({ ts, dur = 0 }) => times.some((time) => time >= ts && time <= ts + dur));
  return Math.max(0, ...counted.map(({ dur = 0, tdur = dur }) => tdur / 1_000));
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
