import type { Page } from 'playwright/test';
import type { Locale } from '@/lib/base/i18n/locales';
import { fontsOf } from '../../screen/fontsOf';
import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

const FIRST = 'inter_latin_400_600-s';
const LATIN_EXTENDED = 'inter-latin-extended-400-600';
const VIETNAMESE = 'inter-vietnamese-400-600';

/** The fonts that a page requests, without the hashes in their names. */
function fontRequests(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/_next\/static\/media\/([^/.]+)[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) fonts.push(name);
  });
  return fonts;
}

/** Opens a screen with texts in all weights, and waits for its texts and fonts. */
async function openIn(page: Page, locale: Locale): Promise<void> {
  const texts = await textsIn(locale);
  await page.goto('/pool/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('pool.title'));
  await page.evaluate(() => document.fonts.ready);
}

const LANGUAGES = [
  { locale: 'en', extra: [] },
  { locale: 'de', extra: [] },
  { locale: 'es', extra: [] },
  { locale: 'fr', extra: [] },
  { locale: 'pt-BR', extra: [] },
  { locale: 'tr', extra: [LATIN_EXTENDED] },
  { locale: 'vi', extra: [VIETNAMESE] },
  { locale: 'zh-Hans', extra: [] },
] as const satisfies readonly { locale: Locale; extra: readonly string[] }[];

for (const { locale, extra } of LANGUAGES) {
  test.describe(`in a browser that prefers ${locale}`, () => {
    test.use({ locale });

    test(`LNG-17 the language ${locale} loads the letters that it needs, and no others`, async ({
      page,
    }) => {
      const requests = fontRequests(page);
      await openIn(page, locale);
      await expect.poll(() => [...requests].sort()).toEqual([...extra, FIRST].sort());
      const drawn = await fontsOf(page, 'main h1');
      if (locale === 'zh-Hans') expect(drawn).not.toContain('Inter');
      else expect(drawn).toEqual(['Inter']);
    });
  });
}

test('LNG-17 the menu of languages loads no letters', async ({ page }) => {
  const requests = fontRequests(page);
  const english = await textsIn('en');
  await openIn(page, 'en');
  await page
    .getByRole('banner')
    .getByRole('button', { name: english('frame.language') })
    .click();
  await expect(page.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(requests).toEqual([FIRST]);
  // All names in one face.
  const faces = await page
    .locator('[role="menuitemradio"] [lang]:not([lang|="zh"])')
    .evaluateAll((names) => names.map((name) => getComputedStyle(name).fontFamily));
  expect(faces).toHaveLength(7);
  expect(new Set(faces).size).toBe(1);
});

test.describe('in a browser that prefers Vietnamese', () => {
  test.use({ locale: 'vi' });

  test('LNG-10 LNG-17 nothing moves when the letters come late', async ({ page }) => {
    let send = () => {};
    const asked = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(`**/${VIETNAMESE}*`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const vietnamese = await textsIn('vi');
    // The page has not loaded before the font has.
    await page.goto('/pool/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(vietnamese('pool.title'));
    expect(await fontsOf(page, 'main h1')).toContainEqual(expect.not.stringMatching('Inter'));
    send();
    await expect.poll(() => fontsOf(page, 'main h1')).toEqual(['Inter']);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
});
