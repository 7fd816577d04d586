import { connectedSwap } from '../connectedSwap';
import { expect, test } from '../fixtures';

// 50,000 WAVAX stand against 1,000,000 USDC.e: an AVAX is worth 20 dollars.
test('the worth in dollars stands beside what is typed, computed and reviewed', async ({
  page,
}) => {
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

test('a token whose pools tell no price has no worth beside it', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'JOE');
  await swap.pays.pressSequentially('1.25');
  await expect(page.getByText('$25.00', { exact: true })).toBeVisible();
  await expect(swap.receives).not.toHaveValue('');
  await expect(page.getByText(/^<?\$/)).toHaveCount(2);
});
