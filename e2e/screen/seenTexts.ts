import type { Page } from 'playwright/test';

/** What a page has shown: each text in any frame, and how much moved. */
export type SeenTexts = {
  readonly texts: () => Promise<readonly string[]>;
  readonly shift: () => Promise<number>;
};

/** Watches what the user sees of a page. Call it before the page is opened. */
export async function watchSeenTexts(page: Page): Promise<SeenTexts> {
  await page.addInitScript(() => {
    const HIDDEN = 'rgba(0, 0, 0, 0)';
    const seen = new Set<string>();
    window.__seen = { texts: seen, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.__seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const own = text.parentElement;
        if (
          own?.closest('body') &&
          own.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(own).color !== HIDDEN
        )
          seen.add(text.textContent?.trim() ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return {
    texts: () => page.evaluate(() => [...window.__seen.texts]),
    shift: () => page.evaluate(() => window.__seen.shift),
  };
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    __seen: { readonly texts: Set<string>; shift: number };
  }
}
