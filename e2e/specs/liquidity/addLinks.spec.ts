import { AddPage } from '../../pages/AddPage';
import { expect, test } from '../../test';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const DAI = '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70';

test('NAV-05 NAV-15 a picked token changes the address and keeps what was typed; picking the token of the other side swaps the two', async ({
  page,
}) => {
  const add = new AddPage(page);
  await add.openConnected('/add/?use=v2');
  await add.first.fill('2');
  await add.choose('Second', 'PNG');
  await expect(page).toHaveURL(`/add/AVAX/${PNG}/?use=v2`);
  await expect(add.first).toHaveValue('2');
  await expect(add.second).toHaveValue('200');
  await add.choose('First', 'PNG');
  await expect(page).toHaveURL(`/add/${PNG}/AVAX/?use=v2`);
  await expect(add.token('Second', 'AVAX')).toBeVisible();
  await expect(add.token('First', 'PNG')).toBeFocused();
  await add.choose('Second', 'DAI.e');
  await expect(page).toHaveURL(`/add/${PNG}/${DAI}/?use=v2`);
  await page.goBack();
  await expect(page).toHaveURL('/swap/');
  await page.goForward();
  await expect(add.token('First', 'PNG')).toBeVisible();
  await expect(add.token('Second', 'DAI.e')).toBeVisible();
  await expect(add.first).toHaveValue('2');
});

test('NAV-05 TOK-15 an unknown token in a link needs a confirmation, and is removed from the address when rejected', async ({
  page,
  chains,
}) => {
  const { address } = chains[43114].tokens.B32;
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${address.toLowerCase()}/`);
  const warning = page.getByRole('dialog', { name: 'Unknown token' });
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/add/AVAX/');
  await expect(add.token('Second', 'Select a token')).toBeVisible();
  await add.follow(`/add/AVAX/${address}/`);
  await warning.getByRole('checkbox', { name: /^I understand/ }).check();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(add.token('Second', 'B32')).toBeVisible();
});
