import type { Locator } from 'playwright/test';

/** What the app logs about it. */
export const BROKEN = /No attribute/;

/** From now on, the page fails where it sets an attribute of an element, or of one inside it. */
export async function breakElement(element: Locator): Promise<void> {
  await element.evaluate((root) => {
    for (const each of [root, ...root.querySelectorAll('*')])
      each.setAttribute = () => {
        throw new Error('No attribute');
      };
  });
}
