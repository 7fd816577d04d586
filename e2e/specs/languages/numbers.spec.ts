import type { Locator, Page } from 'playwright/test';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

const PNG = pngToken(43114);
const WAVAX = wrappedNative(43114);

/** What is drawn over a field while nobody types there. */
function drawnOver(field: Locator): Locator {
  return field.locator('xpath=following-sibling::*[@aria-hidden="true"]').last();
}

/** Pastes a text without the clipboard of the device, which tests share. */
async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

async function openSwap(page: Page) {
  const german = await textsIn('de');
  await page.goto(`/swap/?inputCurrency=${WAVAX.address}&outputCurrency=${PNG.address}`);
  const pays = page.getByLabel(german('swap.youPay'), { exact: true });
  await expect(pays).toBeVisible();
  return { german, pays };
}

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('LNG-15 LNG-20 an amount is typed with comma or point, shows the sign of the language, and stays', async ({
    page,
  }) => {
    const { german, pays } = await openSwap(page);
    for (const keys of ['1234,5', '1234.5']) {
      await pays.fill('');
      await pays.pressSequentially(keys);
      await expect(pays).toHaveValue('1234,5');
    }
    await pays.press('Tab');
    await expect(drawnOver(pays)).toHaveText('1.234,5');
    await expect(page).toHaveTitle(/1\.234,5\sWAVAX/);
    await page.reload();
    await expect(pays).toHaveValue('1234,5');

    await page.getByRole('button', { name: german('frame.language') }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    const english = await textsIn('en');
    await expect(page.getByLabel(english('swap.youPay'), { exact: true })).toHaveValue('1234.5');
    await expect(page).toHaveTitle(/1,234\.5\sWAVAX/);
  });

  test('LNG-15 AMT-15 a number that can mean two things is asked for when it is pasted, and explained when it is typed', async ({
    page,
  }) => {
    const { german, pays } = await openSwap(page);
    const pasteText = async (text: string) => {
      await pays.press('ControlOrMeta+a');
      await pasteInto(pays, text);
    };
    const asked = page.getByText(german('paste.whichNumber', { text: '2.345' }));
    for (const number of ['2345', '2,345']) {
      await pasteText('2.345');
      await expect(asked).toBeVisible();
      await page.getByRole('button', { name: number, exact: true }).click();
      await expect(pays).toHaveValue(number);
      await expect(pays).toBeFocused();
      await expect(asked).toHaveCount(0);
    }
    await pasteText('1.234,56 WAVAX');
    await expect(pays).toHaveValue('1234,56');

    await pays.fill('');
    await pays.pressSequentially('2.345');
    await expect(pays).toHaveValue('2,345');
    const note = german('paste.numberRead', { number: '2,345', sign: 'dot' });
    await expect(page.getByText(note)).toBeVisible();
  });

  test('LNG-14 LNG-15 the slippage tolerance is typed and shown as in German', async ({ page }) => {
    const { german } = await openSwap(page);
    await page
      .getByRole('button', { name: german('frame.settings') })
      .first()
      .click();
    const slippage = page.getByLabel(german('settings.customSlippage'), { exact: true });
    await expect(slippage).toHaveValue('0,5');
    await slippage.fill('0.75');
    await expect(slippage).toHaveValue('0,75');
    await slippage.press('Enter');
    await expect(page.getByRole('button', { name: '0,5\u00a0%', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    const stored = await page.evaluate(() => localStorage.getItem('pangolin.settings'));
    expect(stored).toContain('"userSlippageTolerance":75');
  });
});

test.describe('in a browser that prefers French', () => {
  test.use({ locale: 'fr-FR' });

  test('LNG-14 LNG-17 a long number in a sentence is grouped by spaces of the font', async ({
    page,
  }) => {
    const french = await textsIn('fr');
    await page.goto('/swap/');
    await page
      .getByRole('button', { name: french('frame.settings') })
      .first()
      .click();
    const deadline = page.getByLabel(french('settings.deadlineInMinutes'), { exact: true });
    await deadline.fill('999999999999999999');
    const note = deadline.locator('xpath=ancestor::section[1]').getByRole('status');
    await expect(note).toContainText('150');
    expect(await note.textContent()).toContain('150\u00a0119\u00a0987\u00a0579\u00a0016');
  });
});
