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
