import { expect, test } from '../../test';

test('an error outside all regions of the page says what it means, and offers to reload', async ({
  page,
  problems,
}) => {
  problems.allow(/No text/);
  await page.goto('/swap/');
  const theme = page.getByRole('banner').getByRole('button', { name: / theme$/ });
  await theme.evaluate((button) => {
    button.setAttribute = () => {
      throw new Error('No text');
    };
  });
  await theme.click();
  await expect(page.getByRole('heading', { name: 'This page has crashed' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});
