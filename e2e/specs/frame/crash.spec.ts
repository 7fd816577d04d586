import type { Page } from 'playwright/test';
import { BROKEN, breakElement } from '../../screen/breakElement';
import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

/** Causes an error outside all regions of the page: in its button for the theme. */
async function crash(page: Page, nameOfButton: RegExp): Promise<void> {
  const theme = page.getByRole('banner').getByRole('button', { name: nameOfButton });
  await breakElement(theme);
  await theme.click();
}

test('an error outside all regions of the page says what it means, and offers to reload', async ({
  page,
  problems,
}) => {
  problems.allow(BROKEN);
  await page.goto('/swap/');
  await crash(page, / theme$/);
  await expect(page.getByRole('heading', { name: 'This page has crashed' })).toBeVisible();
  await expect(page).toHaveTitle('This page has crashed');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de' });

  test('LNG-01 LNG-11 a page after a crash is in German', async ({ page, problems }) => {
    problems.allow(BROKEN);
    const german = await textsIn('de');
    await page.goto('/swap/');
    const pays = page.getByLabel(german('swap.youPay'), { exact: true });
    await expect(pays).toBeVisible();
    await crash(page, new RegExp(`^(${german('frame.useDark')}|${german('frame.useLight')})$`));
    await expect(page.getByRole('heading', { name: german('crash.title') })).toBeVisible();
    await expect(page.getByText(german('crash.text'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle(german('crash.title'));
    await page.getByRole('button', { name: german('crash.reload') }).click();
    await expect(pays).toBeVisible();
  });
});
