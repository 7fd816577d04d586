import type { Locator, Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { passBlocks } from '../../chain/passBlocks';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { TYPED } from '../../journeys/quotedSwap';
import { reviewedRemoval } from '../../journeys/reviewedRemoval';
import { LOGGED } from '../../screen/networkNotices';
import { expect, test } from '../../test';
import { countOf, type Wallet } from '../../wallets/wallet';

const UNCHECKED = "Your wallet's network is unchecked.";
const CHECK = 'eth_getBlockByNumber';

/** An approval or signature, as a user gives it. */
type Permission = {
  readonly name: string;
  /** The wallet method that it calls. */
  readonly method: 'eth_sendTransaction' | 'eth_signTypedData_v4';
  readonly open: (page: Page, chain: DevnetChain) => Promise<Form>;
};

type Form = {
  readonly ask: Locator;
  /** The text in place of the button while the wallet has the request. */
  readonly asked: Locator;
  /** The action that is possible afterwards. */
  readonly next: Locator;
};

const PERMISSIONS: readonly Permission[] = [
  { name: 'approval', method: 'eth_sendTransaction', open: openApproval },
  { name: 'permit', method: 'eth_signTypedData_v4', open: openPermit },
];

async function openApproval(page: Page): Promise<Form> {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.choose('pay', 'USDC.e');
  await swap.pays.pressSequentially(TYPED);
  await swap.action('Review swap').click();
  return {
    ask: swap.reviewed('Approve USDC.e'),
    asked: swap.reviewed('Approve USDC.e in your wallet'),
    next: swap.reviewed('Confirm swap'),
  };
}

async function openPermit(page: Page, chain: DevnetChain): Promise<Form> {
  const remove = await reviewedRemoval(page, chain, '50%');
  return {
    ask: remove.review.action('Approve with a signature'),
    asked: remove.review.action('Sign in your wallet'),
    next: remove.review.confirmButton,
  };
}

for (const { name, method, open } of PERMISSIONS) {
  test(
    `TXN-20 W07 a wallet that does not answer for the ${name} is asked again once the user says that they dismissed it`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      // The clock also runs out for requests in progress.
      problems.allow(...LOGGED);
      await page.clock.install();
      const { ask, asked, next } = await open(page, chains[43114]);
      const dismissed = page
        .getByRole('dialog')
        .getByRole('button', { name: "I don't see it in my wallet" });
      await wallet.act('hangNext', method);
      await ask.click();
      await expect(asked).toBeDisabled();
      expect(await countOf(wallet, method)).toBe(1);
      await expect(dismissed).toBeHidden();
      await expect(page.getByText('Confirm in your wallet. To stop, decline there.')).toBeVisible();
      await passBlocks(page, chains[43114], 31);
      await expect(
        page.getByRole('dialog').getByText(/^Still waiting for your wallet$/),
      ).toBeVisible();
      await dismissed.click();
      await ask.click();
      await expect(next).toBeEnabled();
      expect(await countOf(wallet, method)).toBe(2);
    },
  );

  for (const [trait, fail] of [
    [
      'refuses to show its network',
      (wallet: Wallet) => wallet.act('rejectNext', CHECK, -32601, 'No such method.'),
    ],
    ['does not answer for its network', (wallet: Wallet) => wallet.act('hangNext', CHECK)],
  ] as const)
    test(
      `RPC-08 W22 a wallet that ${trait} is shown as unchecked before it is asked for the ${name}, and asked once the user continues`,
      fullOnly(),
      async ({ page, chains, wallet }) => {
        const { ask, next } = await open(page, chains[43114]);
        const review = page.getByRole('dialog');
        await fail(wallet);
        await ask.click();
        await expect(review.getByText(UNCHECKED)).toBeVisible();
        await review.getByRole('button', { name: 'Cancel' }).click();
        await expect(review.getByText(UNCHECKED)).toBeHidden();
        await fail(wallet);
        await ask.click();
        await expect(review.getByText(UNCHECKED)).toBeVisible();
        expect(await countOf(wallet, method)).toBe(0);
        await fail(wallet);
        await review.getByRole('button', { name: 'Continue unchecked' }).click();
        // An approval has to be confirmed again, because the form may have changed since.
        if (method === 'eth_sendTransaction') await ask.click();
        await expect(next).toBeEnabled();
        expect(await countOf(wallet, method)).toBe(1);
      },
    );
}
