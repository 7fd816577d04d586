import type { Page } from 'playwright/test';
import { removeLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

/** Half an AVAX moves the price of QI's shallow pool by less than one percent. */
const AVAX = '0.5';

/** Opens the review of the sale. */
async function saleReview(page: Page): Promise<SwapPage> {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'QI');
  await swap.pays.fill(AVAX);
  await swap.action('Review swap').click();
  await expect(swap.review).toBeVisible();
  return swap;
}

test(
  'SWP-17 SWP-19 a new price with a higher impact is accepted only with the matching confirmation',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const swap = await saleReview(page);
    await removeLiquidity(chains[43114], ['WAVAX', 'QI'], 65n);
    await swap.review.getByRole('button', { name: 'Accept new price' }).click();

    const question = page.getByRole('dialog', { name: 'High price impact' });
    await expect(question.getByText(/makes your price 2\.\d\d% worse/)).toBeVisible();
    await question.getByRole('button', { name: 'Continue to review' }).click();
    expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
    await swap.complete();
  },
);

test(
  'SWP-16 SWP-19 a new price with an impact beyond the limit cannot be accepted',
  fullOnly(),
  async ({ page, chains }) => {
    const swap = await saleReview(page);
    await removeLiquidity(chains[43114], ['WAVAX', 'QI'], 80n);
    await expect(swap.review.getByText('The price impact is now too high.')).toBeVisible();
    // The preview says so as well, a moment before or after.
    await expect(swap.reviewed(/^(Confirm swap|This transaction would fail)$/)).toBeDisabled();
    await expect(swap.review.getByRole('button', { name: 'Accept new price' })).toBeHidden();
  },
);

test(
  'SWP-19 SWP-20 expert mode shows a review when the price moved beyond the limit during its confirmation',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const swap = new SwapPage(page);
    const settings = new SettingsPanel(page);
    await swap.open();
    await settings.open();
    await settings.turnExpertModeOn();
    await settings.close();
    await swap.connect();
    await swap.choose('receive', 'QI');
    await swap.pays.fill('2.5');
    await swap.action('Swap anyway').click();
    const question = page.getByRole('dialog', { name: 'High price impact' });
    await expect(question).toBeVisible();
    const quoted = await swap.receives.inputValue();
    await removeLiquidity(chains[43114], ['WAVAX', 'QI'], 30n);
    await expect(swap.receives).not.toHaveValue(quoted);
    await question.getByRole('button', { name: 'Swap now' }).click();
    await expect(swap.review.getByText('The price has changed.')).toBeVisible();
    expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
    await swap.review.getByRole('button', { name: 'Accept new price' }).click();
    await swap.complete();
  },
);
