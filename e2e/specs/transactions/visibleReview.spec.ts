import type { Locator } from 'playwright/test';
import { OTHER_REVIEWS } from '../../journeys/openReviews';
import { AddPage } from '../../pages/AddPage';
import { waitUntilLoaded } from '../../screen/waitUntilStill';
import { expect, test } from '../../test';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

test.describe('on a screen that is too low for the whole review', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  test('LIQ-16 the amounts of a review stay visible when a button of its footer has the focus', async ({
    page,
  }) => {
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${PNG}/`);
    await add.first.fill('1.5');
    await add.openReview();
    const { dialog, confirmButton } = add.review;
    const approve = add.review.action('Approve PNG');
    await expect(approve).toBeEnabled();
    await expect.poll(() => dialog.evaluate(isHigher)).toBe(true);
    await approve.focus();
    expect(await scrolled(dialog)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(confirmButton).toBeEnabled();
    expect(await scrolled(dialog)).toBe(0);
    await confirmButton.focus();
    expect(await scrolled(dialog)).toBe(0);

    // What is above the footer is scrolled clear of it.
    const details = dialog.locator('summary').first();
    await details.focus();
    const [shown, footer] = [await details.boundingBox(), await confirmButton.boundingBox()];
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
  });
});

for (const [name, open] of OTHER_REVIEWS) {
  test(`LIQ-16 LIQ-24 the review of a ${name} is visible as a whole`, async ({ page, chains }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { dialog } = await open(page, chains[43114]);
    await waitUntilLoaded(page);
    expect(await dialog.evaluate(isHigher)).toBe(false);
    expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(620);
  });
}

function isHigher({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight;
}

function scrolled(dialog: Locator): Promise<number> {
  return dialog.evaluate(({ scrollTop }) => scrollTop);
}
