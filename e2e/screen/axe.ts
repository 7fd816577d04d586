import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { waitUntilStill } from './waitUntilStill';

const SCRIPT = 'node_modules/axe-core/axe.min.js';
/** WCAG 2.2 level AA, with everything that it includes. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The problems that axe-core finds in the page now: the rule and the element. A control that the title
 * or the end of a dialog covers until it is scrolled into sight is large enough (`target-size`).
 */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await waitUntilStill(page);
  await page.evaluate(await readFile(SCRIPT, 'utf8'));
  return page.evaluate(async (values) => {
    const runOnly: import('axe-core').RunOnly = { type: 'tag', values };
    const covering = [...document.querySelectorAll<HTMLElement>('[role="dialog"] > *')].filter(
      (part) => getComputedStyle(part).position === 'sticky',
    );
    for (const part of covering) part.style.position = 'static';
    const { violations } = await window.axe.run(document, { runOnly }).finally(() => {
      for (const part of covering) part.style.position = '';
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, TAGS);
}

/**
 * Scrolls to the end of the page and of an open dialog. Before that, a phone's bar or the end of a
 * review covers a part of what is below.
 */
export function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const scroller of document.querySelectorAll(':root, [role="dialog"]'))
      scroller.scrollTo(0, scroller.scrollHeight);
  });
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
