import type { Locator } from 'playwright/test';
import type { SwapPage } from '@/e2e/pages/SwapPage';

/**
 * Where the folded details of a review begin below its title, in whole pixels: text in other digits
 * may differ by a part of one.
 */
export async function detailsTop({ review }: SwapPage): Promise<number> {
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
  const title = await topOf(review.getByRole('heading', { name: 'Review swap' }));
  return Math.round((await topOf(review.getByText('More details'))) - title);
}
