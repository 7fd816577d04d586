import { fontsOf } from '../../screen/fontsOf';
import { expect, test } from '../../test';

const FONT = /\/inter_latin.*\.woff2$/;

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
