import { connectedSwap } from '../connectedSwap';
import { expect, test } from '../fixtures';

// The pool has 50,000 WAVAX and 1,000,000 USDC.e, so an AVAX is worth 20 dollars.
test('the value in dollars is shown for typed, computed and reviewed amounts', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  const worth = page.getByText('$25.00', { exact: true });
  await swap.pays.pressSequentially('1.25');
  await expect(worth).toHaveCount(1);
  await expect(page.getByText(/^\$24\.9\d$/)).toHaveCount(1);
  await swap.action('Review swap').click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('$25.00', { exact: true })).toBeVisible();
  await expect(review.getByText(/^\$24\.9\d$/)).toBeVisible();
});

test('a token without a price from its pools shows no value', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'JOE');
  await swap.pays.pressSequentially('1.25');
  await expect(page.getByText('$25.00', { exact: true })).toBeVisible();
  await expect(swap.receives).not.toHaveValue('');
  await expect(page.getByText(/^<?\$/)).toHaveCount(2);
});
