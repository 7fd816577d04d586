import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { Transactions } from '../../pages/Transactions';
import { LOGGED } from '../../screen/networkNotices';
import { expectFormKept } from '../../screen/recovery';
import { reviewDialog } from '../../screen/reviewDialog';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';

/** The review of wrapping 1.5 AVAX, before the wallet is asked. */
async function wrapReview(page: Page) {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'WAVAX');
  await swap.pays.fill('1.5');
  await swap.action('Wrap').click();
  const review = reviewDialog(page, 'Review wrap', 'AVAX wrapped');
  const confirm = review.getByRole('button', { name: 'Confirm wrap' });
  await expect(confirm).toBeEnabled();
  return { swap, review, confirm };
}

test(
  'TXN-24 ERR-47 W04 a wrap that the user refuses is back at its review, and nothing was sent',
  fullOnly(),
  async ({ page, wallet }) => {
    const { review, confirm } = await wrapReview(page);
    await wallet.act('rejectNext', SEND);
    await confirm.click();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    await expect(confirm).toBeEnabled();
    await expect(review.getByRole('status').getByText(DECLINED)).toBeVisible();
    await expect(review.getByRole('alert')).toHaveCount(0);
    const transactions = new Transactions(page);
    await expect(transactions.popup(/./)).toHaveCount(0);
    expect(await transactions.stored()).toEqual([]);
  },
);

test(
  'ERR-46 ERR-48 a failed wrap is logged and shown, and can be retried',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/console: .*could not wrap/);
    const { swap, review, confirm } = await wrapReview(page);
    await wallet.act('rejectNext', SEND, -32602, 'Invalid gas.');
    await confirm.click();
    await expect(review.getByRole('alert')).toContainText('could not wrap');
    expect(problems.found()).toEqual([]);
    expect(await new Transactions(page).stored()).toEqual([]);
    await review.getByRole('button', { name: 'Back to review' }).click();
    await confirm.click();
    await expect(swap.outcome('Wrapped 1.5 AVAX')).toBeVisible();
  },
);

test(
  'C13 ERR-48 all of the AVAX cannot be wrapped, because of the network fee',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/console: .*Not enough AVAX for the network fee/);
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'WAVAX');
    await swap.pays.fill('500');
    await swap.action('Wrap').click();
    await page.getByRole('button', { name: 'Confirm wrap' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Not enough AVAX for the network fee.',
    );
  },
);

test(
  'W08 a wallet that disconnects at the review of a wrap closes it, and the amount is kept',
  fullOnly(),
  async ({ page, wallet }) => {
    const { swap, review } = await wrapReview(page);
    await wallet.act('disconnect');
    await expect(review).toBeHidden();
    await expect(swap.action('Connect wallet')).toBeEnabled();
    await expectFormKept(swap, wallet, '1.5');
  },
);

test(
  'W09 an account that changes at the review of a wrap closes it, and asks for another',
  fullOnly(),
  async ({ page, wallet }) => {
    const { swap, review } = await wrapReview(page);
    await wallet.act('setAccount', ACCOUNTS.second);
    await expect(
      page.getByRole('main').getByText('Your wallet changed. Review again.'),
    ).toBeVisible();
    await expect(review).toBeHidden();
    await expectFormKept(swap, wallet, '1.5');
  },
);

for (const chainId of [1, 43113]) {
  test(
    `W10 a wallet that changes to chain ${chainId} at the review of a wrap closes it`,
    fullOnly(),
    async ({ page, wallet }) => {
      const { swap, review } = await wrapReview(page);
      await wallet.act('setChain', chainId);
      await expect(
        page.getByRole('main').getByText('Your wallet changed. Review again.'),
      ).toBeVisible();
      await expect(review).toBeHidden();
      await expectFormKept(swap, wallet, '1.5');
    },
  );
}

test(
  'W07 a wrap that the wallet sends late, after the user gave it up, is tracked',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    // The clock also runs out for requests in progress.
    problems.allow(...LOGGED);
    await page.clock.install();
    const { swap, review, confirm } = await wrapReview(page);
    await wallet.act('hangNext', SEND);
    await confirm.click();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    await page.clock.runFor(60_000);
    await review.getByRole('button', { name: "I don't see it in my wallet" }).click();
    await expect(confirm).toBeEnabled();
    await wallet.act('release');
    await expect(swap.popup('Wrapped 1.5 AVAX')).toBeVisible();
    expect(await countOf(wallet, SEND)).toBe(1);
  },
);
