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

/** Confirms the review of a small swap. The wallet answers as the test has set. */
export async function confirmSwap(site: InLanguage): Promise<void> {
  await site.button('swapReview.confirm', site.dialog('swapReview.reviewTitle')).click();
}
