import { maxUint256 } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { approve } from '@/devnet/tokens/approve';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { expect, test } from '../../chain/manualMining';
import { receiveAvax } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { Frame } from '../../pages/Frame';
import { approveExactly } from '../../screen/approveExactly';

test(
  'APR-02 WAL-19 an approval that is being removed does not count for a swap',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    const { client, tokens } = chains[43114];
    await approve(client, ACCOUNTS.demo, {
      token: tokens['USDC.e'].address,
      spender: EXCHANGE_ADDRESSES[43114].router,
      amount: maxUint256,
    });
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await swap.choose('pay', 'USDC.e');
    await swap.pays.fill('10');
    const { accountDialog } = new Frame(page);
    await new Frame(page).openApprovals(ACCOUNTS.demo);
    const remove = accountDialog.getByRole('button', { name: 'Remove USDC.e approval' });
    await expect(remove).toBeEnabled();
    await blocks.hold();
    await remove.click();
    await expect(accountDialog.getByText('Removing USDC.e approval')).toBeVisible();
    await page.keyboard.press('Escape');
    await swap.action('Review swap').click();
    await expect(swap.reviewed('Removing USDC.e approval')).toBeDisabled();
    await expect(swap.reviewed('Confirm swap')).toHaveCount(0);
    await blocks.mine();
    await expect(swap.reviewed('Approve USDC.e')).toBeEnabled();
  },
);

test(
  'APR-02 an exact approval that a swap in progress uses up does not count for another one',
  fullOnly(),
  async ({ page, blocks }) => {
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await swap.choose('pay', 'USDC.e');
    await swap.pays.fill('10');
    await swap.action('Review swap').click();
    await approveExactly(swap.review);
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    await blocks.hold();
    await swap.reviewed('Confirm swap').click();
    await expect(page.getByRole('dialog', { name: 'Transaction sent' })).toBeVisible();
    await page.keyboard.press('Escape');
    await swap.pays.fill('9');
    await swap.action('Review swap').click();
    await expect(swap.reviewed('Approve USDC.e')).toBeEnabled();
    await expect(swap.reviewed('Confirm swap')).toHaveCount(0);
    await expect(page.getByText('Another transaction uses your USDC.e approval.')).toBeVisible();
    const approvalFee = page.getByRole('dialog').getByText('Approval fee', { exact: true });
    await expect(approvalFee).toBeVisible();
    await blocks.mine();
    // The swap that was mined has moved the price, within the limit of this one.
    await expect(swap.review.getByText(/^You still receive at least/)).toBeVisible();
    await approveExactly(swap.review);
    await expect(swap.reviewed('Approving USDC.e')).toBeVisible();
    await blocks.mine();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    await expect(approvalFee).toHaveCount(0);
    await swap.reviewed('Confirm swap').click();
    await expect(page.getByRole('dialog', { name: 'Transaction sent' })).toBeVisible();
    await blocks.mine();
    await expect(page.getByRole('dialog', { name: 'Swap complete' })).toBeVisible();
  },
);
