import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright/test';
import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import { LANGUAGE_FILES, LOCALES } from '@/lib/base/i18n/locales';
import { median } from '../../bench/median';
import { fullOnly } from '../../fullOnly';
import { measured } from '../../screen/budgets';
import { expectClosed } from '../../screen/dialogs';
import { languageRequests } from '../../screen/languageRequests';
import { textsIn } from '../../screen/textsIn';
import { TRANSLATIONS } from '../../setup/browserLanguages';
import { expect, test } from '../../test';

const NAMES = LOCALES.map((locale) => LANGUAGE_NAMES[locale]);
const PHONE = { width: 375, height: 667 };
const MAX_BYTES = 45_000;
const MAX_CHANGE_MS = 200;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects that the languages have their own names, tags and flags. */
async function expectLabels(labels: Locator): Promise<void> {
  await expect(labels).toHaveText(NAMES);
  const parts = await labels.locator('[lang]').evaluateAll((elements) =>
    elements.map((element) => {
      const flag = element.querySelector('img');
      return { lang: element.getAttribute('lang'), flag: flag?.currentSrc ?? '' };
    }),
  );
  expect(parts.map(({ lang }) => lang)).toEqual(LOCALES);
  expect(new Set(parts.map(({ flag }) => flag)).size).toBe(LOCALES.length);
  const widths = () =>
    labels.locator('img').evaluateAll((flags) => flags.map((flag) => flag.clientWidth));
  await expect.poll(widths).toEqual(LOCALES.map(() => 20));
  const drawn = () =>
    labels
      .locator('img')
      .evaluateAll((flags) =>
        flags.every((flag) => flag instanceof HTMLImageElement && flag.naturalWidth > 0),
      );
  await expect.poll(drawn).toBe(true);
}

/** How long a page takes from the arrival of a language's file to the frame that shows its texts. */
async function measureChange(page: Page, file: string): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    window.__changeMs = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const [loaded] = performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.includes(name));
        const end = loaded instanceof PerformanceResourceTiming ? loaded.responseEnd : 0;
        // The next task comes after the frame.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - end)));
        observer.disconnect();
      });
      observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    });
  }, file);
  return () => page.evaluate(() => window.__changeMs);
}

test('LNG-03 LNG-04 LNG-08 LNG-11 each language of the menu is one file with the hash of its content, at most 45 KB, and changes the page and its title', async ({
  page,
}) => {
  const requests = languageRequests(page);
  await page.goto('/pool/');
  let t = await textsIn('en');
  for (const locale of [...TRANSLATIONS, 'en'] as const) {
    const file = `/locales/${LANGUAGE_FILES[locale]}.json`;
    const loading =
      locale === 'en'
        ? undefined
        : page.waitForResponse((response) => response.url().includes(file));
    await page.getByRole('button', { name: t('frame.language') }).click();
    await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[locale] }).click();
    t = await textsIn(locale);
    await expect(heading(page)).toHaveText(t('pool.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page).toHaveTitle(t('frame.pageTitle', { screen: t('frame.navItems.pool') }));
    if (loading === undefined) continue;
    const response = await loading;
    const content = await response.body();
    const hash = createHash('sha256').update(content).digest('base64');
    expect(new URL(response.url()).search).toBe(`?v=${hash}`);
    expect(brotliCompressSync(content).length).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(requests).toHaveLength(TRANSLATIONS.length);
});

// A busy machine is slower, so only the full run asserts a time.
test(
  'LNG-20 the texts of a language are usually on screen within 200 ms of their arrival',
  fullOnly(),
  async ({ page }) => {
    await page.goto('/pool/');
    const times: number[] = [];
    let t = await textsIn('en');
    for (const locale of TRANSLATIONS) {
      await page.getByRole('button', { name: t('frame.language') }).click();
      const changeMs = await measureChange(page, `/locales/${LANGUAGE_FILES[locale]}.json`);
      await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[locale] }).click();
      times.push(await changeMs());
      t = await textsIn(locale);
    }
    measured(`changes of language: ${times.map(Math.round).join(', ')} ms`);
    expect(median(times)).toBeLessThanOrEqual(MAX_CHANGE_MS);
  },
);

test('LNG-04 LNG-06 LNG-12 PNL-01 the menu of languages works with the keyboard, and the choice stays', async ({
  page,
}) => {
  const requests = languageRequests(page);
  const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
  await page.goto('/pool/');
  const opener = page.getByRole('banner').getByRole('button', { name: english('frame.language') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: english('frame.language') });
  const item = (name: string) => menu.getByRole('menuitemradio', { name, exact: true });
  await expect(item('English')).toBeFocused();
  await expect(item('English')).toBeChecked();
  await expectLabels(menu.getByRole('menuitemradio'));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('English')).toBeFocused();
  for (const name of ['Deutsch', 'Türkçe', '简体中文', 'Español']) {
    await page.keyboard.press('ArrowDown');
    await expect(item(name)).toBeFocused();
  }
  expect(requests).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(heading(page)).toHaveText(spanish('pool.title'));
  await expect(page.getByRole('button', { name: spanish('frame.language') })).toBeFocused();
  await page.reload();
  await expect(heading(page)).toHaveText(spanish('pool.title'));
  // The menu is one of the panels.
  const spanishOpener = page.getByRole('button', { name: spanish('frame.language') });
  await spanishOpener.click();
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeChecked();
  await spanishOpener.click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  await spanishOpener.click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(NAMES.length);
  await page
    .getByRole('button', { name: spanish('frame.more') })
    .first()
    .click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
});

test('LNG-12 PNL-01 on a phone the languages are a sheet, which works with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const [english, german] = await Promise.all([textsIn('en'), textsIn('de')]);
  await page.goto('/pool/');
  await expect(
    page.getByRole('banner').getByRole('button', { name: english('frame.language') }),
  ).toBeHidden();
  const bar = page.getByRole('navigation', { name: english('frame.mainNavigation') });
  const more = bar.getByRole('button', { name: english('frame.more') });
  await more.press('Enter');
  const menu = page.getByRole('dialog', { name: english('frame.more') });
  await menu.getByRole('button', { name: english('frame.language') }).press('Enter');
  const sheet = page.getByRole('dialog', { name: english('frame.language') });
  const group = sheet.getByRole('radiogroup', { name: english('frame.language') });
  await expect(menu).toBeHidden();
  await expectLabels(group.locator('label'));
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(page.getByRole('radio')).toHaveCount(NAMES.length);
  await expect(radio('English')).toBeChecked();
  await radio('English').focus();
  await page.keyboard.press('ArrowDown');
  await expect(radio('Deutsch')).toBeFocused();
  await expect(radio('Deutsch')).toBeChecked();
  const inGerman = page.getByRole('dialog', { name: german('frame.language') });
  await expect(inGerman).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(inGerman);
  await expect(heading(page)).toHaveText(german('pool.title'));
  await expect(page.locator(':focus')).toHaveText(german('frame.more'));
});

test('LNG-12 a row of the sheet is chosen by touch anywhere', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/pool/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Language' }).click();
  const vietnamese = await textsIn('vi');
  const row = page.locator('label', { hasText: 'Tiếng Việt' });
  const width = (await row.boundingBox())?.width ?? 0;
  await row.click({ position: { x: width - 4, y: 4 } });
  await expect(page.getByRole('dialog', { name: vietnamese('frame.language') })).toBeVisible();
});

test('LNG-06 a choice in one tab reaches the others', async ({ page, context }) => {
  const spanish = await textsIn('es');
  await page.goto('/pool/');
  const other = await context.newPage();
  await other.goto('/pool/');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(heading(page)).toHaveText(spanish('pool.title'));
  await expect(heading(other)).toHaveText(spanish('pool.title'));
});

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('LNG-06 a choice of English counts more than the language of the browser', async ({
    page,
  }) => {
    const [english, german] = await Promise.all([textsIn('en'), textsIn('de')]);
    await page.goto('/pool/');
    await page.getByRole('button', { name: german('frame.language') }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(heading(page)).toHaveText(english('pool.title'));
    const requests = languageRequests(page);
    await page.reload();
    await expect(page.getByRole('button', { name: english('frame.language') })).toBeVisible();
    await expect(heading(page)).toHaveText(english('pool.title'));
    expect(requests).toEqual([]);
  });
});

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    __changeMs: Promise<number>;
  }
}
