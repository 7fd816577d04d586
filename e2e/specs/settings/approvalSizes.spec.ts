import type { Locator } from 'playwright/test';
import { maxUint256, parseUnits } from 'viem';
import { routerAllowance } from '../../chain/balances';
import { connectedSwap } from '../../journeys/connectedSwap';
import type { SwapPage } from '../../pages/SwapPage';
import { approveExactly } from '../../screen/approveExactly';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';

/** One of the two sizes of an approval. */
function size(swap: SwapPage, name: 'Unlimited' | 'Only this amount'): Locator {
  return swap.review.getByRole('radio', { name });
}

test('APR-04 "Only this amount" approves the exact amount and is stored for the next visit', async ({
  page,
  chains,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('pay', 'USDC.e');
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('12.5');
  await swap.action('Review swap').click();
  await expect(size(swap, 'Unlimited')).toBeChecked();
  await approveExactly(swap.review);
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  expect(await routerAllowance(chains[43114], 'USDC.e')).toBe(parseUnits('12.5', 6));

  await page.reload();
  await swap.choose('pay', 'DAI.e');
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  await expect(size(swap, 'Only this amount')).toBeChecked();
  await size(swap, 'Unlimited').check();
  await swap.reviewed('Approve DAI.e').click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  expect(await routerAllowance(chains[43114], 'DAI.e')).toBe(maxUint256);

  await page.keyboard.press('Escape');
  await swap.choose('pay', 'JOE');
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Approve JOE')).toBeEnabled();
  await expect(size(swap, 'Unlimited')).toBeChecked();
});

test('APR-04 a declined approval leaves its size and its button as they were', async ({
  page,
  wallet,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('pay', 'USDC.e');
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('12.5');
  await swap.action('Review swap').click();
  const sizes = swap.review.getByRole('group', { name: 'Amount to approve' });
  await expect(sizes.getByRole('radio')).toHaveCount(2);
  await expect(sizes).toHaveText('UnlimitedOnly this amount');
  await wallet.act('rejectNext', 'eth_sendTransaction');
  await approveExactly(swap.review);
  await expect(swap.review.getByText(DECLINED)).toBeVisible();
  await expect(sizes).toHaveText('UnlimitedOnly this amount');
  await expect(size(swap, 'Only this amount')).toBeChecked();
  await expect(swap.reviewed('Approve USDC.e')).toBeEnabled();
});
