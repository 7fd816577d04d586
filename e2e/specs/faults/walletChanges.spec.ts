import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { quotedSwapReview, TYPED } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import type { SwapPage } from '../../pages/SwapPage';
import { expectFormKept } from '../../screen/recovery';
import { expect, test } from '../../test';
import { countOf, type Wallet } from '../../wallets/wallet';

/**
 * Expects that the review is closed, the form unchanged, and the wallet was asked to send nothing.
 */
async function expectReviewEnded(swap: SwapPage, wallet: Wallet): Promise<void> {
  await expect(swap.review).toBeHidden();
  await expectFormKept(swap, wallet);
}

test(
  'W08 a wallet that disconnects at the review closes it; connected again, the amounts are still there',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await quotedSwapReview(page);
    await wallet.act('disconnect');
    await expect(swap.action('Connect wallet')).toBeEnabled();
    await expectReviewEnded(swap, wallet);
    await swap.connect();
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(swap.review).toBeHidden();
  },
);

test(
  'W09 an account that changes at the review closes it, and asks for another',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await quotedSwapReview(page);
    await wallet.act('setAccount', ACCOUNTS.second);
    const sentence = page.getByRole('main').getByText('Your wallet changed. Review again.');
    await expect(sentence).toBeVisible();
    await expectReviewEnded(swap, wallet);
    await swap.action('Review swap').click();
    await expect(swap.review).toContainText(ACCOUNTS.second);
    await page.keyboard.press('Escape');
    await expect(sentence).toBeHidden();
  },
);

for (const method of ['eth_getBlockByNumber', 'eth_accounts']) {
  test(
    `W09 an account that changes while the wallet is asked for ${method} ends the review, and nothing is sent`,
    fullOnly(),
    async ({ page, wallet }) => {
      const swap = await quotedSwapReview(page);
      const before = await countOf(wallet, method);
      await wallet.act('hangNext', method);
      await swap.confirm();
      await expect.poll(() => countOf(wallet, method)).toBeGreaterThan(before);
      await wallet.act('setAccount', ACCOUNTS.second);
      await expect(page.getByRole('main').getByText('Your wallet changed.')).toBeVisible();
      await wallet.act('release');
      await expectReviewEnded(swap, wallet);
    },
  );
}

test(
  'W10 a chain that changes at the review closes it: one press switches back, and the amounts stay',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await quotedSwapReview(page);
    const frame = new Frame(page);
    await wallet.act('setChain', 1);
    await expectReviewEnded(swap, wallet);
    await expect(frame.walletButton('Wrong network')).toBeVisible();
    await swap.action('Switch to Avalanche').click();
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(swap.pays).toHaveValue(TYPED);
  },
);

test(
  'W10 a chain that changes after the click ends the review, and nothing is sent',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await quotedSwapReview(page);
    const before = await countOf(wallet, 'eth_chainId');
    await wallet.act('hangNext', 'eth_chainId');
    await swap.confirm();
    await expect.poll(() => countOf(wallet, 'eth_chainId')).toBeGreaterThan(before);
    await wallet.act('setChain', 43113);
    await expect(page.getByRole('main').getByText('Your wallet changed.')).toBeVisible();
    await wallet.act('release');
    await expectReviewEnded(swap, wallet);
  },
);
