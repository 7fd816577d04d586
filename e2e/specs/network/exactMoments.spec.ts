import type { Locator, Page } from 'playwright/test';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { LOGGED } from '../../screen/networkNotices';
import { expect, test } from '../../test';

const PHONE = { width: 375, height: 667 };
const MOMENT = /\d:\d\d:\d\d\s[AP]M\sUTC/;

/** What a style draws above an element, as the element's tip. */
const tipOf = (age: Locator) =>
  age.evaluate((element) => getComputedStyle(element, '::after').content);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, timezoneId: 'UTC' });

  test('LNG-16 touch and keyboard show the exact moment of each age, and the page gets no wider', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(...LOGGED, /ERR_INTERNET_DISCONNECTED/, /Failed to send batch call/);
    await quotedSwap(page);
    await context.setOffline(true);
    const ages = page.getByRole('button', { name: /^Figures from \d+\ss ago\./ });
    const besideBlock = new Frame(page).footer.getByRole('button', { name: /^\d+\ss/ });
    await expect(ages).toHaveCount(2);
    for (const age of [ages.first(), ages.last(), besideBlock]) {
      await expect(age).toHaveAccessibleDescription(MOMENT);
      expect(await tipOf(age)).toBe('none');
      await age.focus();
      await expect.poll(() => tipOf(age)).not.toBe('none');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await age.blur();
      await age.tap();
      await expect.poll(() => tipOf(age)).not.toBe('none');
      await age.blur();
      await page.touchscreen.tap(1, 1);
    }
    await context.setOffline(false);
    await expect(ages).toHaveCount(0);
  });
});
