import { AddPage } from '../../pages/AddPage';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

test('NAV-33 the title of the tab names the screen and its state, and follows each navigation and the way back', async ({
  page,
  problems,
}) => {
  // A plain host has no file for these addresses.
  problems.allow(/status of 404/);
  const swap = new SwapPage(page);
  const add = new AddPage(page);
  const navigation = page.getByRole('banner').getByRole('navigation');
  const expectTitle = async (title: string) => {
    await expect(page).toHaveTitle(title);
    await expect(page.locator('head > title')).toHaveCount(1);
  };
  await swap.open();
  await expectTitle('Swap · Pangolin');
  await swap.choose('receive', 'PNG');
  await swap.pays.pressSequentially('12.5');
  await expectTitle('12.5 AVAX to PNG · Pangolin');
  await swap.receives.fill('3');
  await expectTitle('AVAX to 3 PNG · Pangolin');

  await navigation.getByRole('link', { name: 'Pool' }).click();
  await expectTitle('Pool · Pangolin');
  await page.getByRole('link', { name: 'Add liquidity' }).click();
  await expectTitle('Add liquidity · Pangolin');
  await add.choose('Second', 'PNG');
  await expectTitle('Add liquidity to AVAX / PNG · Pangolin');
  await page.goBack();
  await expectTitle('Pool · Pangolin');
  await page.goBack();
  await expectTitle('AVAX to 3 PNG · Pangolin');

  await page.goto(`/create/AVAX/${PNG}/`);
  await expectTitle('Create AVAX / PNG · Pangolin');
  await page.goto(`/remove/${PNG}/AVAX/`);
  await expectTitle('Remove PNG / AVAX · Pangolin');
  await page.goto('/find/');
  await expectTitle('Find a pool · Pangolin');
});
