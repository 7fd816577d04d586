import type { Page } from 'playwright/test';

const FRAME = ':not(main, main *)';

/**
 * The elements that moved by themselves since the page was opened; by default those of the frame.
 * Call it before the page is opened.
 */
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
