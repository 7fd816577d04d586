import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { shownAmount } from '@/e2e/screen/shownAmount';
import { expect } from '@/e2e/test';
import { APPROVE } from '../screen/approveExactly';
import { type CurrencyKey, changesBy } from './balances';

/** The note of the form about SPORE. */
export const FEE = /^SPORE takes 1% of each transfer \(simulated at block [\d,]+\)\.$/;

/** A message of the page that a screen reader announces. */
export const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text);

/**
 * Confirms the reviewed swap. Expects that what is shown arrives, which is at least the minimum.
 *
 * @param fee - What the review says of a fee; it says nothing when there is none.
 */
export async function expectMinimumKept(
  swap: SwapPage,
  chain: DevnetChain,
  received: CurrencyKey,
  fee?: string,
): Promise<void> {
  const decimals = received === 'AVAX' ? 18 : chain.tokens[received].decimals;
  await swap.action('Review swap').click();
  const minimum = await swap.exact(swap.fact('Minimum received'), decimals);
  const shown = await swap.exact(swap.side(/^You receive/), decimals);
  if (fee) await expect(swap.review.getByText(fee)).toBeVisible();
  else {
    // The preview was requested by then, and with it everything else that could be known.
    await expect(swap.review.getByText(/^No preview/)).toBeVisible();
    await expect(swap.review.getByText(/ takes .* of each /)).toHaveCount(0);
  }
  if (received === 'AVAX') await swap.reviewed(APPROVE).click();
  const [arrived = 0n] = await changesBy(chain, [received], () => swap.complete());
  expect(arrived).toBeGreaterThanOrEqual(minimum.raw);
  await expect(
    swap.review.getByText(`for ${shownAmount(arrived, decimals)} ${received}`),
  ).toBeVisible();
  // The token rounds its fee down, so that a unit more may arrive.
  expect(arrived - shown.raw).toBeGreaterThanOrEqual(0n);
  expect(arrived - shown.raw).toBeLessThan(arrived / 1_000_000n);
}
