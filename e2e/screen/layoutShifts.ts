import type { Page } from 'playwright/test';

const FRAME = ':not(main, main *)';

/**
 * The elements that moved by themselves once the page had its font; by default those of the frame.
 * Call it before the page is opened.
 *
 * On a busy machine the font comes after the first paint. The fallback has the same metrics only
 * where Arial is installed, so what moves by the change of the font does not count.
 */
export async function watchLayoutShifts(
  page: Page,
  selector = FRAME,
): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((watched) => {
    window.__movedParts = [];
    let firstMs = Number.POSITIVE_INFINITY;
    const frame = () => new Promise(requestAnimationFrame);
    const hasFont = () =>
      [...document.fonts].some((face) => face.family === 'inter' && face.status === 'loaded');
    void (async () => {
      while (!hasFont()) await frame();
      // The text is laid out with the font in the frame that has it.
      await frame();
      await frame();
      firstMs = performance.now();
    })();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < firstMs) continue;
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
