import { fullOnly } from '../../fullOnly';
import { quotedSwapReview } from '../../journeys/quotedSwap';
import { expect, test } from '../../test';

const HOUR_MS = 60 * 60 * 1000;

test(
  'TXN-13 T-2 the review shows that the device clock is two hours behind the network',
  fullOnly(),
  async ({ page }) => {
    await page.clock.install({ time: Date.now() - 2.5 * HOUR_MS });
    const swap = await quotedSwapReview(page);
    await expect(swap.review.getByText('Your clock is 2 hours behind.')).toBeVisible();
  },
);

test(
  'TXN-13 a device clock that agrees with the network is not mentioned',
  fullOnly(),
  async ({ page }) => {
    const swap = await quotedSwapReview(page);
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
    await expect(swap.review.getByText(/Your clock/)).toBeHidden();
  },
);
