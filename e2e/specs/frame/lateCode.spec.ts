import type { Route } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { expect, test } from '../../test';

test('REL-16 a page whose code is slow to arrive says for a minute only that it is still loading', async ({
  page,
}) => {
  const notice = page.getByText('Still loading.');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/swap/', { waitUntil: 'commit' });
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Connect wallet' }),
  ).toBeDisabled();
  await expect(notice).toBeHidden();
  await expect(notice).toBeVisible();
  const failed = page.getByText('This page did not load').locator('..');
  await expect(failed).toBeHidden();
  await expect(failed).toHaveCSS('animation-delay', '60s');
  arrive();
  await expect(new Frame(page).block).toBeVisible();
  await expect(notice).toHaveCount(0);
});

for (const [index, [what, answer]] of (
  [
    ['of another release', (route) => route.fulfill({ contentType: 'text/javascript', body: '1' })],
    ['missing', (route) => route.fulfill({ status: 404, body: 'Not found' })],
    ['blocked', (route) => route.abort('blockedbyclient')],
  ] as const satisfies readonly (readonly [string, (route: Route) => Promise<void>])[]
).entries())
  test(
    `REL-16 a page whose first scripts are ${what} says so at once, and a link of its own loads it again`,
    fullOnly(index > 0),
    async ({ page, problems }) => {
      problems.allow(/integrity|Failed to load resource|failed request|404/);
      await page.route('**/_next/static/chunks/*.js', answer);
      await page.goto('/swap/?outputCurrency=AVAX#beta');
      await expect(page.getByText('This page did not load')).toBeVisible({ timeout: 3_000 });
      await expect(page.getByText('Still loading.')).toBeHidden();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('link', { name: 'Reload the page' }).click();
      await expect(page.getByRole('link', { name: /^Block/ })).toBeVisible();
      await expect(page.getByText('This page did not load')).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('?outputCurrency=AVAX');
    },
  );

test(
  'REL-16 without any script the styles say after a while that the page could not load',
  fullOnly(),
  async ({ browser, exchange }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: exchange.url });
    const page = await context.newPage();
    await page.goto('/swap/');
    const failed = page.getByText('This page did not load');
    await expect(failed).toBeHidden();
    await expect(failed).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Still loading.')).toBeHidden();
    await context.close();
  },
);
