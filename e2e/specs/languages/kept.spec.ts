import type { Page } from 'playwright/test';
import { type Blocks, expect, test } from '../../chain/manualMining';
import { connectedSwap } from '../../journeys/connectedSwap';
import { InLanguage } from '../../journeys/languages/InLanguage';
import { SettingsPanel } from '../../pages/SettingsPanel';
import type { SwapPage } from '../../pages/SwapPage';
import { expectTextsOnly, requestsOf, stopAfterReads } from '../../screen/stoppedClock';
import { textsIn } from '../../screen/textsIn';

/** A swap with an amount in a connected wallet, on a chain whose blocks stand still. */
async function openSwap(page: Page, blocks: Blocks): Promise<SwapPage> {
  await page.clock.install();
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.pressSequentially('1.5');
  await expect(swap.action('Review swap')).toBeEnabled();
  await blocks.hold();
  return swap;
}

test('LNG-20 a change of language keeps the amount and the quote, and requests nothing but its texts', async ({
  page,
  chains,
  blocks,
}) => {
  const chain = chains[43114];
  const german = await textsIn('de');
  const swap = await openSwap(page, blocks);
  await swap.toggleFormDetails();
  const received = await swap.receives.inputValue();
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
  await stopAfterReads(page, { chain, blocks });
  const requests = requestsOf(page);
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  const pays = page.getByLabel(german('swap.youPay'), { exact: true });
  await expect(pays).toHaveValue('1,5');
  const receives = page.getByLabel(german('swap.youReceive'), { exact: true });
  await expect(receives).toHaveValue(received.replace('.', ','));
  await expect(page.getByRole('button', { name: german('swap.review') })).toBeEnabled();
  await expect(page.getByText(german('swap.details')).first()).toBeVisible();
  await expectTextsOnly(page, chain, requests);
});

test('LNG-20 a change of language in another tab keeps the open review and settings, and repeats no request', async ({
  page,
  context,
  chains,
  blocks,
  wallet,
}) => {
  const chain = chains[43114];
  const german = await textsIn('de');
  const swap = await openSwap(page, blocks);
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/ido/');
  const choose = async (opener: string, name: string) => {
    await other.getByRole('button', { name: opener, exact: true }).click();
    await other.getByRole('menuitemradio', { name }).click();
  };
  await stopAfterReads(page, { chain, blocks });
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  const requests = requestsOf(page);
  await choose('Language', 'Deutsch');
  const site = new InLanguage(page, { t: german, wallet });
  const review = site.dialog('swapReview.reviewTitle');
  await expect(site.button('swapReview.confirm', review)).toBeEnabled();
  await expect(review).toContainText('1,5\u00a0AVAX');
  await expectTextsOnly(page, chain, requests);

  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  // Its name goes on with the slippage tolerance.
  await site.main
    .getByRole('button', { name: german('frame.settings') })
    .first()
    .click();
  const dialog = site.dialog('settings.title');
  await dialog.getByLabel(german('settings.customSlippage'), { exact: true }).fill('0,7');
  await choose(german('frame.language'), 'English');
  const settings = new SettingsPanel(page);
  await expect(settings.slippage).toHaveValue('0.7');
  await settings.close();
  await expect(swap.pays).toHaveValue('1.5');
});
