import type { Page } from 'playwright/test';

const FRAME = ':not(main, main *)';

/** What has moved by itself since the page was opened, by default of the frame; to be called before that. */
export async function watchLayoutShifts(
  page: Page,
  selector = FRAME,
): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((watched) => {
    window.__movedParts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.matches(watched)) window.__movedParts.push(element.outerHTML);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, selector);
  return () => page.evaluate(() => window.__movedParts);
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    __movedParts: string[];
  }
}
