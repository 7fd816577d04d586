import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

test.use({ locale: 'de-DE' });

test('LNG-09 on a German page a language that is missing is named in German, and German and what is typed stay until it can be loaded, with German marked in the menu', async ({
  page,
  problems,
}) => {
  problems.allow(/404|integrity|digest/);
  const [german, spanish] = await Promise.all([textsIn('de'), textsIn('es')]);
  await page.goto('/swap/');
  const pays = page.getByLabel(german('swap.youPay'), { exact: true });
  await pays.pressSequentially('1,5');
  await page.route('/locales/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('button', { name: german('frame.language') }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();

  const notice = page.getByText(german('notices.language.failed', { language: 'Español' }));
  await expect(notice).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('swap.title'));
  await expect(pays).toHaveValue('1,5');
  await page.getByRole('button', { name: german('frame.language') }).click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Deutsch');
  await page.keyboard.press('Escape');

  await page.unrouteAll();
  await page.getByRole('button', { name: german('frame.tryAgain') }).click();
  await expect(page.getByLabel(spanish('swap.youPay'), { exact: true })).toHaveValue('1,5');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(notice).toHaveCount(0);
});
