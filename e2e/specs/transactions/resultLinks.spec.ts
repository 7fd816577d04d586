import { hrefOf } from '@/lib/site/navigation/routes';
import { fullOnly } from '../../fullOnly';
import { quotedSwapReview, TYPED } from '../../journeys/quotedSwap';
import { AddPage } from '../../pages/AddPage';
import { FarmPage } from '../../pages/FarmPage';
import { StakePage } from '../../pages/StakePage';
import { expectClosed } from '../../screen/dialogs';
import { expectFits } from '../../screen/expectFits';
import { expect, test } from '../../test';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const WAVAX = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';

test('TXN-32 TXN-33 the result of a swap is shared as a link, leads to the stake of its PNG, and closes to the form with the same tokens', async ({
  page,
  baseURL,
}) => {
  const swap = await quotedSwapReview(page);
  await swap.complete();
  const stake = swap.review.getByRole('link', { name: 'Stake PNG' });
  const path = hrefOf({ name: 'stake', version: '0', rewardCurrencyId: WAVAX });
  await expect(stake).toHaveAttribute('href', path);
  const share = swap.review.getByRole('button', { name: 'Share this swap' });
  await share.click();
  const shared = page.getByRole('dialog', { name: 'Share this swap' });
  const link = `${baseURL}/swap/?inputCurrency=AVAX&outputCurrency=${PNG}&exactAmount=${TYPED}`;
  await expect(shared.getByText(link)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shared).toBeHidden();
  await expect(share).toBeFocused();
  await swap.review.getByRole('button', { name: 'Swap again' }).click();
  await expectClosed(swap.review);
  await expect(swap.action('Token to pay: AVAX')).toBeVisible();
  await expect(swap.action('Token to receive: PNG')).toBeVisible();
  await expect(swap.pays).toHaveValue('');
});

test('TXN-33 the stake of a result opens with nothing filled in', fullOnly(), async ({ page }) => {
  const swap = await quotedSwapReview(page);
  await swap.complete();
  await swap.review.getByRole('link', { name: 'Stake PNG' }).click();
  await expect(page).toHaveURL(/\/stake\/0\/0x\w+\/$/);
  await expect(new StakePage(page).amount('stake')).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('TXN-33 added liquidity leads to the farm of its pair', async ({ page }) => {
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${PNG}/`);
  await add.first.fill('1');
  await add.openReview();
  await add.approve('PNG');
  await add.review.confirmButton.click();
  await expect(add.review.outcome('Confirmed')).toBeVisible();
  await add.review.dialog.getByRole('link', { name: 'Deposit in the farm' }).click();
  await expect(page).toHaveURL(new RegExp(`/png/AVAX/${PNG}/2/$`));
  await expect(new FarmPage(page).card).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  for (const width of [320, 1280])
    test(
      `TXN-32 LNG-05 the result of a swap has room in German, at ${width} px`,
      fullOnly(width !== 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/swap/?outputCurrency=${PNG}&exactAmount=1`);
        await page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' }).click();
        await page.getByRole('button', { name: 'Demo wallet' }).click();
        await page.getByRole('button', { name: 'Tausch prüfen' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Tausch bestätigen' }).click();
        await expect(dialog.getByRole('button', { name: 'Erneut tauschen' })).toBeVisible();
        await expect(dialog.getByRole('link', { name: 'PNG staken' })).toBeVisible();
        await expect(dialog.getByRole('button', { name: 'Diesen Tausch teilen' })).toBeVisible();
        await expectFits(page);
      },
    );
});
