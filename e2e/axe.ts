import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { waitUntilStill } from './waitUntilStill';

const SCRIPT = 'node_modules/axe-core/axe.min.js';
/** WCAG 2.2 on level AA, and what it contains. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe-core finds wrong with the page as it stands: the rule, and the element that breaks it. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await waitUntilStill(page);
  await page.evaluate(await readFile(SCRIPT, 'utf8'));
  return page.evaluate(async (values) => {
    const runOnly: import('axe-core').RunOnly = { type: 'tag', values };
    const { violations } = await window.axe.run(document, { runOnly });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, TAGS);
}

/** Shows the end of the page: of a longer one, the bar of a phone covers a part until then. */
export function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
