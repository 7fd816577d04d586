import type { Page } from 'playwright/test';
import { expect, test } from '../../test';

const FONT = /\/inter_latin.*\.woff2$/;

/** The fonts that draw an element's text. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('on a slow line the first visit is read in another font, and in Inter once it is there', async ({
  page,
}) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(FONT, async (route) => {
    await asked;
    await route.continue();
  });
  // The page has not loaded before the font has.
  await page.goto('/swap/', { waitUntil: 'commit' });
  const heading = 'main h1, main h2';
  await expect(page.locator(heading).first()).toBeVisible();
  await expect.poll(() => fontsOf(page, heading)).not.toContain('Inter');
  send();
  await expect.poll(() => fontsOf(page, heading)).toEqual(['Inter']);
});
