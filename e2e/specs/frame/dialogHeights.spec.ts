import type { Locator } from 'playwright/test';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { TokenDialog } from '../../pages/TokenDialog';
import { expectClosed } from '../../screen/dialogs';
import { expect, test } from '../../test';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

/** The height of an element, in percent of the screen's. */
async function heightOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  const screen = element.page().viewportSize();
  return (100 * (box?.height ?? 0)) / (screen?.height ?? 1);
}

/** Whether an element's only animation, played again, begins at an opacity of 0. */
function fadesIn(element: Locator): Promise<boolean> {
  return element.evaluate((own: HTMLElement) => {
    own.style.animation = 'none';
    own.getAnimations();
    own.style.animation = '';
    const [animation, ...others] = own.getAnimations();
    const effect = animation?.effect;
    const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    return others.length === 0 && first?.opacity === '0';
  });
}

test('PNL-02 PNL-03 dialogs fade in 200 ms and leave a part of the screen free, the token search more', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  const tokens = new TokenDialog(page);
  const settings = new SettingsPanel(page);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await tokens.open('pay');
    await expect(tokens.rows.first()).toBeVisible();
    expect(await heightOf(tokens.dialog)).toBeLessThanOrEqual(80);
    const visibleList = await tokens.scroller.evaluate((scroller) => {
      const top = scroller.querySelector('ul')?.getBoundingClientRect().top ?? 0;
      return (100 * (scroller.getBoundingClientRect().bottom - top)) / window.innerHeight;
    });
    expect(visibleList).toBeGreaterThanOrEqual(40);
    await page.keyboard.press('Escape');
    await expectClosed(tokens.dialog);

    await settings.open();
    expect(await heightOf(page.getByRole('dialog'))).toBeLessThanOrEqual(90);
    await page.keyboard.press('Escape');
    await expectClosed(page.getByRole('dialog'));

    await swap.action('Review swap').click();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    expect(await heightOf(swap.review)).toBeLessThanOrEqual(90);
    const backdrop = swap.review.locator('..');
    await expect(backdrop).toHaveCSS('animation-duration', '0.2s');
    expect(await fadesIn(backdrop)).toBe(true);
    await page.keyboard.press('Escape');
    await expectClosed(swap.review);
  }
});
