import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

test.use({ locale: 'es' });

const ANSWERS = {
  missing: { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
  damaged: { status: 200, contentType: 'application/json', body: '{"swap":{"youPay":"Pagas 9"}}' },
  'another page': { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' },
};

for (const [what, answer] of Object.entries(ANSWERS)) {
  test(`LNG-02 LNG-09 L15 a file of a language that is ${what} leaves English, and can be tried again`, async ({
    page,
    problems,
  }) => {
    problems.allow(/404|integrity|digest/);
    await page.route('/locales/**', (route) => route.fulfill(answer));
    const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
    await page.goto('/swap/');
    const notice = page.getByText(english('notices.language.failed', { language: 'Español' }));
    await expect(notice).toBeVisible();
    const pays = page.getByLabel(english('swap.youPay'), { exact: true });
    await pays.pressSequentially('2');
    await page.unrouteAll();
    await page.getByRole('button', { name: english('frame.tryAgain') }).click();
    await expect(page.getByLabel(spanish('swap.youPay'), { exact: true })).toHaveValue('2');
    await expect(notice).toHaveCount(0);
  });
}

test('LNG-06 LNG-09 L15 a language that does not load leaves the one on screen, also after a reload, and is tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/404|integrity|digest/);
  const [spanish, turkish] = await Promise.all([textsIn('es'), textsIn('tr')]);
  await page.route(/\/locales\/tr\.json/, (route) => route.fulfill(ANSWERS.missing));
  await page.goto('/pool/');
  await page.getByRole('button', { name: spanish('frame.language') }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  const title = page.getByRole('heading', { level: 1 });
  const notice = page.getByText(spanish('notices.language.failed', { language: 'Türkçe' }));
  await expect(notice).toBeVisible();
  await expect(title).toHaveText(spanish('pool.title'));
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(title).toHaveText(spanish('pool.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).not.toHaveAttribute('data-texts');
  await page.unrouteAll();
  await page.getByRole('button', { name: spanish('frame.tryAgain') }).click();
  await expect(title).toHaveText(turkish('pool.title'));
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveText(turkish('pool.title'));
});

test('LNG-09 L15 a page of an older release, whose file of a language is gone, offers to load the page again', async ({
  page,
  problems,
}) => {
  problems.allow(/404|integrity|digest/);
  const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
  await page.route('/locales/**', (route) => route.fulfill(ANSWERS.missing));
  await page.route('/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>globalThis.__languageHashes={es:"of the newer release"}</script>',
    }),
  );
  await page.goto('/swap/');
  const notice = page.getByText(english('notices.language.outdated', { language: 'Español' }));
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: english('frame.reload') }).click();
  await expect(page.getByLabel(spanish('swap.youPay'), { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Español' })).toHaveCount(0);
});
