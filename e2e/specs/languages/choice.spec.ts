import type { Page } from 'playwright/test';
import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

/** The requests for files of languages. */
function languageRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/locales/')) requests.push(pathname + search);
  });
  return requests;
}

const language = (page: Page) => page.locator('html').getAttribute('lang');

/** What a page notes about itself: its titles that were visible, and how much moved. */
type Seen = { readonly seen: readonly string[]; readonly shifts: readonly number[] };

test.describe('in a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('LNG-01 LNG-06 LNG-08 LNG-11 the page is in Spanish, with one request for its texts', async ({
    page,
  }) => {
    const requests = languageRequests(page);
    const spanish = await textsIn('es');
    await page.goto('/swap/');
    await expect(page.getByLabel(spanish('swap.youPay'), { exact: true })).toBeVisible();
    expect(await language(page)).toBe('es');
    await expect(page).toHaveTitle(
      spanish('frame.pageTitle', { screen: spanish('frame.navItems.swap') }),
    );
    expect(requests).toEqual([expect.stringMatching(/^\/locales\/es\.json\?v=[\w+/]{43}=$/)]);
  });

  test('LNG-10 no English text is ever seen, and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      const shifts: number[] = [];
      Object.assign(window, { seen, shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        const title = document.querySelector('main h1');
        if (title && getComputedStyle(title).color !== 'rgba(0, 0, 0, 0)')
          seen.push(title.textContent ?? '');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const spanish = await textsIn('es');
    await page.goto('/pool/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(spanish('pool.title'));
    const seen = () => page.evaluate(() => [...(window as unknown as Seen).seen]);
    await expect.poll(seen).not.toEqual([]);
    expect(new Set(await seen())).toEqual(new Set([spanish('pool.title')]));
    const shifts = await page.evaluate(() => (window as unknown as Seen).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });

  test('LNG-10 texts that do not come in time leave the page in English until they do', async ({
    page,
  }) => {
    let answer = () => {};
    const later = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('/locales/**', async (route) => {
      await later;
      await route.continue();
    });
    const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
    await page.goto('/swap/');
    const pays = page.getByLabel(english('swap.youPay'), { exact: true });
    await expect(page.locator('html')).not.toHaveAttribute('data-texts');
    await pays.pressSequentially('1.5');
    answer();
    const paysInSpanish = page.getByLabel(spanish('swap.youPay'), { exact: true });
    await expect(paysInSpanish).toHaveValue('1,5');
    await expect(paysInSpanish).toBeFocused();
  });
});

test('NAV-24 LNG-04 LNG-12 PNL-01 the menu of languages works with the keyboard, and the choice stays', async ({
  page,
}) => {
  const requests = languageRequests(page);
  const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
  await page.goto('/swap/');
  const opener = page.getByRole('banner').getByRole('button', { name: english('frame.language') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: english('frame.language') });
  await expect(menu.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await expect(menu.getByRole('menuitemradio')).toHaveText([
    ...['English', 'Deutsch', 'Türkçe', '简体中文'],
    ...['Español', 'Français', 'Português (Brasil)', 'Tiếng Việt'],
  ]);
  await expect(menu.locator('[lang="vi"]')).toHaveText('Tiếng Việt');
  expect(requests).toEqual([]);
  for (const name of ['Deutsch', 'Türkçe', '简体中文', 'Español']) {
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitemradio', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(spanish('swap.youPay'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(spanish('swap.youPay'), { exact: true })).toBeVisible();
  expect(await language(page)).toBe('es');
  // The menu is one of the panels.
  await page.getByRole('button', { name: spanish('frame.language') }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeChecked();
  await page
    .getByRole('button', { name: spanish('frame.more') })
    .first()
    .click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
});

test('LNG-06 a choice in one tab reaches the others', async ({ page, context }) => {
  const spanish = await textsIn('es');
  await page.goto('/pool/');
  const other = await context.newPage();
  await other.goto('/pool/');
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('pangolin.settings') ?? '{"version":1}');
    settings.state = { ...settings.state, language: 'es' };
    localStorage.setItem('pangolin.settings', JSON.stringify(settings));
    window.dispatchEvent(new Event('storage'));
  });
  await expect(page.getByRole('heading', { name: spanish('pool.title') })).toBeVisible();
  await expect(other.getByRole('heading', { name: spanish('pool.title') })).toBeVisible();
});
