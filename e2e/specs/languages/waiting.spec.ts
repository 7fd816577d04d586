import type { Page } from 'playwright/test';
import { watchSeenTexts } from '../../screen/seenTexts';
import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js$/;
const TEXTS = '/locales/**';

test.use({ locale: 'es-MX' });

/** Keeps requests waiting. Call the result to let them go on. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a document whose clock stands still. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/pool/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
}

const isHidden = (page: Page) =>
  page.locator('main h1').evaluate((title) => getComputedStyle(title).color === 'rgba(0, 0, 0, 0)');

/** Waits until the file of the language is there, without letting time pass. */
const textsAreThere = (page: Page) =>
  page.evaluate(async () => {
    await globalThis.__startedLanguage?.shown;
  });

test('LNG-10 a document waits a second for its texts, then it is in English until they and the scripts are there', async ({
  page,
}) => {
  const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
  const [sendTexts, sendScripts] = [await hold(page, TEXTS), await hold(page, SCRIPTS)];
  await openStopped(page);
  await page.clock.runFor(950);
  expect(await isHidden(page)).toBe(true);
  await page.clock.runFor(100);
  expect(await isHidden(page)).toBe(false);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(english('pool.title'));
  sendTexts();
  await textsAreThere(page);
  sendScripts();
  await page.clock.resume();
  await expect(title).toHaveText(spanish('pool.title'));
  expect(await isHidden(page)).toBe(false);
});

test('LNG-10 once the texts are there, the document waits for its scripts, and shows no English', async ({
  page,
}) => {
  const spanish = await textsIn('es');
  const sendScripts = await hold(page, SCRIPTS);
  const seen = await watchSeenTexts(page);
  await openStopped(page);
  await textsAreThere(page);
  await page.clock.runFor(7_000);
  expect(await isHidden(page)).toBe(true);
  sendScripts();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish('pool.title'));
  await expect.poll(seen.texts).toContain(spanish('pool.title'));
  const english = await textsIn('en');
  expect(await seen.texts()).not.toContain(english('pool.title'));
});

test('LNG-10 a document whose scripts do not start is in English after eight seconds', async ({
  page,
}) => {
  await hold(page, SCRIPTS);
  await openStopped(page);
  await textsAreThere(page);
  await page.clock.runFor(7_900);
  expect(await isHidden(page)).toBe(true);
  await page.clock.runFor(200);
  expect(await isHidden(page)).toBe(false);
});

test('LNG-09 LNG-10 a document whose texts do not load is in English at once', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await hold(page, SCRIPTS);
  await page.route(TEXTS, (route) => route.abort());
  await openStopped(page);
  await expect.poll(() => isHidden(page)).toBe(false);
});

test('LNG-10 texts that come late leave the page in English until then, and what is typed stays', async ({
  page,
}) => {
  const sendTexts = await hold(page, TEXTS);
  const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
  await page.goto('/swap/');
  const pays = page.getByLabel(english('swap.youPay'), { exact: true });
  await expect(page.locator('html')).not.toHaveAttribute('data-texts');
  await pays.pressSequentially('1.5');
  sendTexts();
  const paysInSpanish = page.getByLabel(spanish('swap.youPay'), { exact: true });
  await expect(paysInSpanish).toHaveValue('1,5');
  await expect(paysInSpanish).toBeFocused();
});
