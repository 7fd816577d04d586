import { ACCOUNTS } from '@/devnet/accounts';
import { BuyPage } from '../../pages/BuyPage';
import { expect, test } from '../../test';

const { demo } = ACCOUNTS;
const EMPTY = 'Please enter at least one character';
const NO_EMAIL = 'Please enter a valid email address';

test('BUY-12 BUY-13 BUY-14 each field says what is wrong with it once it is left', async ({
  page,
  wallet,
}) => {
  const buy = new BuyPage(page);
  await buy.openConnected(wallet);
  await buy.field('First name').focus();
  await page.keyboard.press('Tab');
  await expect(buy.field('First name')).toHaveAccessibleDescription(EMPTY);
  await expect(buy.field('Last name')).toBeFocused();
  await expect(buy.field('Last name')).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await expect(buy.field('Last name')).toHaveAccessibleDescription(EMPTY);
  await page.keyboard.type('zoe@example');
  await expect(buy.field('Email')).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await expect(buy.field('Email')).toHaveAccessibleDescription(NO_EMAIL);
  await buy.field('First name').fill('Zoë');
  await expect(buy.field('First name')).toHaveAccessibleDescription('');
});

test('BUY-14 BUY-15 a submit shows what is wrong with every field, and orders nothing', async ({
  page,
  wallet,
  exchange: { devnet },
}) => {
  const buy = new BuyPage(page);
  await buy.openConnected(wallet);
  await expect(buy.button('Enter an amount')).toBeDisabled();
  await buy.amount.pressSequentially('100');
  await expect(buy.buy).toBeEnabled();
  // The click also leaves the field, whose error takes the button's text.
  await buy.field('Email').pressSequentially('zoe');
  await buy.submit();
  for (const name of ['First name', 'Last name'])
    await expect(buy.field(name)).toHaveAccessibleDescription(EMPTY);
  await expect(buy.field('Email')).toHaveAccessibleDescription(NO_EMAIL);
  await expect(buy.button('Correct the marked fields')).toBeDisabled();
  await buy.field('Email').clear();
  await buy.fill('');
  await buy.amount.press('Enter');
  await expect(buy.leave).toContainText(demo);
  expect(devnet.card.orders()).toHaveLength(1);
});

test('BUY-02 BUY-03 the currency is found by words, and Enter picks the only match', async ({
  page,
  wallet,
}) => {
  const buy = new BuyPage(page);
  await buy.openConnected(wallet);
  await buy.button('Currency: USD').click();
  const rows = buy.picker.getByRole('listitem');
  await expect(rows).toHaveCount(29);
  expect((await rows.first().boundingBox())?.height).toBe(56);
  const flags = () =>
    buy.picker
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth > 0));
  await expect.poll(flags).toEqual(Array(29).fill(true));
  const search = buy.picker.getByRole('searchbox');
  await search.pressSequentially('dollar');
  await expect(rows).toHaveCount(6);
  await search.press('Enter');
  await expect(buy.picker).toBeVisible();
  await search.fill('');
  await search.pressSequentially('south afr');
  await search.press('Enter');
  await expect(buy.picker).toBeHidden();
  await expect(buy.button('Currency: ZAR')).toBeVisible();
});
