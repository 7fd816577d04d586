import type { Page } from 'playwright/test';

/** What a page has shown: each line of text in any frame, and how much moved. */
export type SeenTexts = {
  readonly lines: () => Promise<readonly string[]>;
  readonly shift: () => Promise<number>;
};

/** Watches what the user sees of a page. Call it before the page is opened. */
export async function watchSeenTexts(page: Page): Promise<SeenTexts> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    window.__seen = { lines: seen, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.__seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const title = document.querySelector('main h1');
      if (title && getComputedStyle(title).color !== 'rgba(0, 0, 0, 0)') {
        // biome-ignore lint/performance/useDomNodeTextContent: only what is displayed, line by line.
        for (const line of document.body.innerText.split('\n')) seen.add(line.trim());
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return {
    lines: () => page.evaluate(() => [...window.__seen.lines]),
    shift: () => page.evaluate(() => window.__seen.shift),
  };
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    __seen: { readonly lines: Set<string>; shift: number };
  }
}
