import type { InLanguage } from './InLanguage';
import { openReview } from './openReview';

/** Opens the review of a small swap. */
export async function reviewSwap(site: InLanguage, output: string, amount: string): Promise<void> {
  await site.page.goto(`/swap/?outputCurrency=${output}`);
  await site.field('swap.youPay').fill(amount);
  await openReview(site, {
    button: 'swap.review',
    title: 'swapReview.reviewTitle',
    ready: 'swapReview.confirm',
  });
}

/** Confirms the review of a small swap, which the wallet answers as it was told to. */
export async function confirmSwap(site: InLanguage): Promise<void> {
  await site.button('swapReview.confirm', site.dialog('swapReview.reviewTitle')).click();
}
