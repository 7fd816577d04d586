import type { Page } from 'playwright/test';
import { LANGUAGE_FILES, type Locale } from '@/lib/base/i18n/locales';
import { flatTexts, readTexts } from '@/release/languages/texts';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { languageRequests } from '../../screen/languageRequests';
import { type SeenTexts, watchSeenTexts } from '../../screen/seenTexts';
import { type TextOf, textsIn } from '../../screen/textsIn';
import { waitUntilLoaded } from '../../screen/waitUntilStill';
import { BROWSER_LANGUAGES, isEasier, TRANSLATIONS } from '../../setup/browserLanguages';
import { holdNode } from '../../setup/holdNode';
import { expect, test } from '../../test';

/** Titles of screens by the names of the links that lead to them. */
const TITLES = {
  farm: 'farms.title',
  stake: 'stake.title',
  vote: 'governance.title',
  swap: 'swap.title',
  pool: 'frame.navItems.pool',
};

/** Screens that a phone opens first: the key of the title, and a part that figures bring. */
const ON_PHONES = {
  '/swap/': { title: 'swap.title', part: 'main button' },
  '/png/2/': { title: 'farms.title', part: 'main a[href^="/png/"]' },
  '/vote/': { title: 'governance.title', part: 'main a[href^="/vote/"]' },
};
const PHONE = { width: 375, height: 667 };
const MOST_SHIFT = 0.01;

/** The English texts without placeholders that a language has in no place. */
async function englishOnly(locale: Locale): Promise<ReadonlySet<string>> {
  const flat = async (name: string) => [...flatTexts(await readTexts(name)).values()];
  const own = new Set(await flat(LANGUAGE_FILES[locale]));
  const english = await flat('en');
  return new Set(english.filter((text) => !own.has(text) && !/[{<]/.test(text)));
}

/** Expects that nothing in English was seen. */
async function expectNoEnglish({ texts }: SeenTexts, locale: Locale): Promise<void> {
  const english = await englishOnly(locale);
  expect((await texts()).filter((text) => english.has(text))).toEqual([]);
}

/** Expects that nothing moved by itself. */
async function expectSteady({ shift }: SeenTexts): Promise<void> {
  expect(await shift()).toBeLessThan(MOST_SHIFT);
}

async function expectTitle(page: Page, t: TextOf, key: string): Promise<void> {
  await expect(page).toHaveTitle(t('frame.pageTitle', { screen: t(key) }));
}

for (const locale of TRANSLATIONS)
  test.describe(`in a browser in ${BROWSER_LANGUAGES[locale]}`, () => {
    test.use({ locale: BROWSER_LANGUAGES[locale] });

    test(
      `LNG-06 LNG-08 LNG-10 LNG-11 a first visit requests the texts in ${locale} before any script, shows nothing in English, moves nothing, and titles each screen`,
      fullOnly(isEasier(locale)),
      async ({ page }) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(new URL(request.url()).pathname));
        const seen = await watchSeenTexts(page);
        const t = await textsIn(locale);
        await page.goto('/pool/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pool.title'));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectTitle(page, t, 'frame.navItems.pool');
        await expect.poll(seen.texts).toContain(t('pool.title'));
        await expect(new Frame(page).header.getByText(t('wallet.connect'))).toBeVisible();
        await expectNoEnglish(seen, locale);
        await expectSteady(seen);

        const file = `/locales/${LANGUAGE_FILES[locale]}.json`;
        expect(requests.filter((path) => path.startsWith('/locales/'))).toEqual([file]);
        const firstScript = requests.findIndex((path) => path.endsWith('.js'));
        expect(requests.indexOf(file)).toBeLessThan(firstScript);

        for (const [item, title] of Object.entries(TITLES)) {
          const name = t(`frame.navItems.${item}`);
          await new Frame(page).header.getByRole('link', { name, exact: true }).click();
          await expectTitle(page, t, title);
        }
      },
    );

    for (const [path, { title, part }] of Object.entries(ON_PHONES))
      test(
        `LNG-06 LNG-10 LNG-11 a first visit of ${path} on a phone shows nothing in English before ${locale}, and moves nothing`,
        fullOnly(locale !== 'de' || path !== '/swap/'),
        async ({ page }) => {
          await page.setViewportSize(PHONE);
          const seen = await watchSeenTexts(page);
          const node = await holdNode(page);
          const t = await textsIn(locale);
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title));
          await expectTitle(page, t, title);
          await expect.poll(seen.texts).toContain(t(title));
          await page.evaluate(() => document.fonts.ready);
          await expectSteady(seen);
          node.answer();
          await expect(page.locator(part).first()).toBeVisible();
          await waitUntilLoaded(page);
          await expectNoEnglish(seen, locale);
          await expectSteady(seen);
        },
      );
  });

test('LNG-02 LNG-08 a visitor in English, or in no language of the site, requests no texts', async ({
  page,
}) => {
  const requests = languageRequests(page);
  const english = await textsIn('en');
  await page.goto('/pool/');
  await expect(new Frame(page).block).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['ja', 'nl'] });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('pool.title'));
  await expect(new Frame(page).block).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => navigator.languages)).toEqual(['ja', 'nl']);
  expect(requests).toEqual([]);
});

test('LNG-06 of several languages of a browser, the first one that the site has is shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['ja', 'pt-PT', 'de', 'en'] });
  });
  const portuguese = await textsIn('pt-BR');
  await page.goto('/pool/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(portuguese('pool.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
