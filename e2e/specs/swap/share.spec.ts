import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations } from '../../screen/axe';
import { expectFits } from '../../screen/expectFits';
import { scannedText } from '../../screen/scannedText';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';

function shareDialog(page: Page, name = 'Share this swap') {
  return page.getByRole('dialog', { name });
}

test('SWP-32 a form is shared as a link and a code without account and recipient, and opens as it was', async ({
  page,
  context,
  chains,
  baseURL,
}) => {
  const { PNG } = chains[43114].tokens;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const swap = await connectedSwap(page, `?outputCurrency=${PNG.address}&theme=dark#there`);
  await swap.receives.fill('7.50');
  await swap.action('Send to another address').click();
  await page.getByLabel('Recipient', { exact: true }).fill(ACCOUNTS.second);
  const opener = swap.action('Share this swap');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = shareDialog(page);
  const link = `${baseURL}/swap/?inputCurrency=AVAX&outputCurrency=${PNG.address}&exactAmount=7.50&exactField=output`;
  await expect(dialog.getByText(link)).toBeVisible();
  expect(await scannedText(dialog.getByRole('img', { name: 'QR code of the link' }))).toBe(link);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.goto(link);
  await expect(swap.receives).toHaveValue('7.50');
  await expect(swap.action('Token to receive: PNG')).toBeVisible();
  await expect(page.getByLabel('Recipient', { exact: true })).toBeHidden();
  await expect(page).toHaveURL(link);
});

for (const answer of ['takes', 'dismisses', 'refuses'] as const)
  test(`SWP-32 the share sheet of the device ${answer} the link`, async ({ page }) => {
    await page.addInitScript((how) => {
      const share = async ({ url }: ShareData) => {
        document.title = `Shared ${url}`;
        if (how === 'dismisses') throw new DOMException('', 'AbortError');
        if (how === 'refuses') throw new DOMException('', 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'share', { value: share });
    }, answer);
    const swap = new SwapPage(page);
    await swap.open('?outputCurrency=AVAX');
    await swap.action('Share this swap').click();
    await shareDialog(page).getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page).toHaveTitle(/^Shared http.*\/swap\/\?outputCurrency=AVAX$/);
    const said = answer === 'refuses' ? 'Could not share. Copy the link.' : '';
    await expect(shareDialog(page).getByRole('status')).toHaveText(said);
  });

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  for (const width of [320, 375, 768, 1280])
    test(`SWP-32 SWP-30 LNG-05 the form and its share dialog have room in German, at ${width} px`, async ({
      page,
      chains,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const { PNG } = chains[43114].tokens;
      await page.goto(`/swap/?outputCurrency=${PNG.address}&exactAmount=1`);
      await expect(page.getByRole('button', { name: 'An andere Adresse senden' })).toBeVisible();
      await page.getByRole('button', { name: 'Diesen Tausch teilen' }).click();
      const dialog = shareDialog(page, 'Diesen Tausch teilen');
      await expect(dialog.getByRole('img', { name: 'QR-Code des Links' })).toBeVisible();
      await expectFits(page);
    });
});
