import type { Locator } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { BuyPage } from '../../pages/BuyPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { cutParts } from '../../screen/cutParts';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';

const LOOKS = [
  [320, 'dark'],
  [1280, 'light'],
  [375, 'light'],
  [768, 'dark'],
] as const;

for (const [index, [width, colorScheme]] of LOOKS.entries()) {
  test(`BUY-01 at ${width} px, ${colorScheme}, AVAX is bought by keyboard, every part passes axe, and nothing is cut off`, {
    ...fullOnly(index > 0),
  }, async ({ page, wallet }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await wallet.prepare({ isConnected: true });
    const buy = new BuyPage(page);
    const fits = async () => {
      await scrollToEnd(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await cutParts(page)).toEqual([]);
    };
    await buy.open();
    await fits();
    await page.getByRole('main').focus();
    await tabTo(page, buy.amount);
    await page.keyboard.type('100');
    // The quote changes the colours of the button.
    await expect(buy.fact('Total')).toHaveText('$100.00');
    await tabTo(page, buy.button('Currency: USD'));
    await page.keyboard.press('Enter');
    await expect(buy.picker.getByRole('searchbox')).toBeFocused();
    await fits();
    await page.keyboard.type('euro');
    await page.keyboard.press('Enter');
    await expect(buy.button('Currency: EUR')).toBeFocused();
    await expect(buy.fact('Total')).toHaveText('€100.00');
    await tabTo(page, buy.field('First name'));
    await page.keyboard.type('Zoë');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('zoe');
    await page.keyboard.press('Tab');
    await fits();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(buy.field('Last name')).toBeFocused();
    await page.keyboard.type('Müller');
    await page.keyboard.press('Tab');
    // Tab selects the text of a field.
    await page.keyboard.type('zoe@example.org');
    await tabTo(page, buy.buy);
    await fits();
    await page.keyboard.press('Enter');
    await expect(buy.openPayment).toBeEnabled();
    await fits();
    await page.keyboard.press('Escape');
    await expect(buy.leave).toBeHidden();
    await expect(buy.buy).toBeFocused();
  });
}

test('BUY-01 the quote is between the amount and the other fields, and its arrival moves none of them', async ({
  page,
  wallet,
}) => {
  const buy = new BuyPage(page);
  await page.setViewportSize({ width: 1280, height: 860 });
  await buy.openConnected(wallet);
  const place = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new TypeError('Not visible');
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  };
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 860 });
    await buy.amount.fill('');
    const { top } = await place(buy.field('First name'));
    await buy.amount.fill('100');
    await expect(buy.fact('Total')).toHaveText('$100.00');
    await expect(buy.fact('You receive about')).toHaveText('4.72 AVAX');
    expect((await place(buy.field('First name'))).top).toBe(top);
    const quote = await place(buy.quote);
    expect(quote.top).toBeGreaterThanOrEqual((await place(buy.amount)).bottom);
    expect(quote.bottom).toBeLessThanOrEqual(top);
  }
});
