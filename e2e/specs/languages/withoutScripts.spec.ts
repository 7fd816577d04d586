import type { Locator } from 'playwright/test';
import { textsIn } from '../../screen/textsIn';
import { holdLanguages } from '../../setup/holdLanguages';
import { expect, test } from '../routes/fixtures';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const CHUNKS = '**/_next/static/chunks/*.js';

/** Expects a notice in a language of its own, which has a colour once it is visible. */
async function expectNotice(notice: Locator, language: string): Promise<void> {
  await expect(notice).toBeVisible();
  expect(await notice.evaluate((element) => getComputedStyle(element).color)).not.toBe(TRANSPARENT);
  await expect(notice).toHaveJSProperty('lang', language);
}

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('LNG-01 REL-16 a page whose scripts are missing says so in German, and never in English', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource|failed request/);
    const [english, german] = await Promise.all([textsIn('en'), textsIn('de')]);
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const notice = document.querySelector('[data-text="frame.notLoaded"]');
        if (notice?.checkVisibility({ visibilityProperty: true })) seen.push(notice.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.route(CHUNKS, (route) => route.abort('blockedbyclient'));
    await page.goto('/swap/?outputCurrency=AVAX');
    const notice = page.getByText(german('frame.notLoaded'));
    await expectNotice(notice, 'de');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).not.toContain(english('frame.notLoaded'));
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('link', { name: german('frame.reload') }).click();
    await expect(page.getByLabel(german('swap.youPay'), { exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?outputCurrency=AVAX');
  });
});

test.describe('in a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('LNG-01 LNG-02 REL-16 a page whose code is slow to arrive says so in Chinese, or in English until that arrives', async ({
    page,
  }) => {
    const [english, chinese] = await Promise.all([textsIn('en'), textsIn('zh-Hans')]);
    const { send } = await holdLanguages(page);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(CHUNKS, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/swap/', { waitUntil: 'commit' });
    const notice = page.locator('[data-text="frame.stillLoading"]');
    await expectNotice(notice, '');
    await expect(notice).toHaveText(english('frame.stillLoading'));
    send();
    await expect(notice).toHaveText(chinese('frame.stillLoading'));
    await expectNotice(notice, 'zh-Hans');
    arrive();
    await expect(page.getByLabel(chinese('swap.youPay'), { exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('LNG-01 LNG-11 an address without a page is in Chinese', async ({ page, expectStatus }) => {
    const chinese = await textsIn('zh-Hans');
    expectStatus(await page.goto('/nowhere/'), 404);
    await expect(page.getByText(chinese('notices.notFound'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page).toHaveTitle(
      chinese('frame.pageTitle', { screen: chinese('frame.navItems.swap') }),
    );
  });
});
