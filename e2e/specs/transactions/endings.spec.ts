import type { Page } from 'playwright/test';
import type { Address, Hash, Hex, Transaction } from 'viem';
import { sendTransaction, writeContract } from 'viem/actions';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { changesBy } from '../../chain/balances';
import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { quotedSwap, TYPED } from '../../journeys/quotedSwap';
import { sentAndWaiting } from '../../journeys/sentSwap';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { Transactions } from '../../pages/Transactions';
import { accessibilityViolations } from '../../screen/axe';
import { expectClosed } from '../../screen/dialogs';
import { shownAmount } from '../../screen/shownAmount';

const FAR_FUTURE = 10n ** 12n;

type Other = { readonly to: Address | null; readonly value: bigint; readonly data?: Hex };

/** Replaces a transaction with another one of the same wallet, for twice the fee. */
function replaceWith({ client }: DevnetChain, sent: Transaction, other: Other): Promise<Hash> {
  const fee = feeOf(sent) * 2n;
  return sendTransaction(client, {
    account: ACCOUNTS.demo,
    chain: null,
    nonce: sent.nonce,
    gas: sent.gas,
    maxFeePerGas: fee,
    maxPriorityFeePerGas: fee,
    ...other,
  });
}

function feeOf({ maxFeePerGas, gasPrice }: Transaction): bigint {
  return maxFeePerGas ?? gasPrice ?? 0n;
}

/**
 * Buys PNG with AVAX from another account, in the block of a transaction that was sent and before
 * it.
 */
async function buyBefore(chain: DevnetChain, sent: Transaction, value: bigint): Promise<void> {
  const fee = feeOf(sent) * 10n;
  await writeContract(chain.client, {
    address: EXCHANGE_ADDRESSES[43114].router,
    abi: routerAbi,
    functionName: 'swapExactAVAXForTokens',
    args: [
      0n,
      [chain.tokens.WAVAX.address, chain.tokens.PNG.address],
      ACCOUNTS.deployer,
      FAR_FUTURE,
    ],
    account: ACCOUNTS.deployer,
    chain: null,
    value,
    gas: 300_000n,
    maxFeePerGas: fee,
    maxPriorityFeePerGas: fee,
  });
}

const endings: readonly {
  readonly id: string;
  readonly what: string;
  readonly says: string;
  readonly other: (sent: Transaction) => Other;
}[] = [
  {
    id: 'C06',
    what: 'sped up',
    says: 'Confirmed, sped up in your wallet',
    other: ({ to, value, input }) => ({ to, value, data: input }),
  },
  {
    id: 'C07',
    what: 'cancelled',
    says: 'Cancelled in your wallet',
    other: () => ({ to: ACCOUNTS.demo, value: 0n }),
  },
  {
    id: 'C08',
    what: 'replaced by another',
    says: 'Replaced by another transaction',
    other: () => ({ to: ACCOUNTS.second, value: 1n }),
  },
];

/** Expects one popup and one recent entry with this text, with a link to the mined transaction. */
async function expectEnding(page: Page, says: string, mined: Hash): Promise<void> {
  const transactions = new Transactions(page);
  await expect(transactions.popup(says)).toBeVisible();
  await transactions.openRecent();
  await expect(transactions.rows).toHaveCount(1);
  const isDone = says.startsWith('Confirmed');
  for (const place of [transactions.popup(/./), transactions.rows]) {
    await expect(place).toHaveCount(1);
    await expect(place).toContainText(
      isDone ? /Swapped 1\.25\sAVAX +for 12[\d.]+\sPNG/ : /Swap 1\.25\sAVAX +for 12[\d.]+\sPNG/,
    );
    await expect(place).toContainText(says);
    await expect(place.getByRole('link', { includeHidden: true })).toHaveAttribute(
      'href',
      new RegExp(`/tx/${mined}$`),
    );
    if (!isDone) await expect(place).not.toContainText('Confirmed');
  }
}

for (const { id, what, says, other } of endings) {
  test(
    `${id} TXN-03 TXN-05 a swap ${what} in the wallet is reported as such`,
    fullOnly(),
    async ({ page, chains, blocks }) => {
      const sent = await sentAndWaiting(page, blocks, chains[43114]);
      const replacement = await replaceWith(chains[43114], sent, other(sent));
      await blocks.mine();
      await expectEnding(page, says, replacement);
    },
  );

  test(
    `${id} C11 a swap that was ${what} while the page was closed is reported`,
    fullOnly(),
    async ({ page, chains, blocks }) => {
      const sent = await sentAndWaiting(page, blocks, chains[43114]);
      await page.goto('about:blank');
      const replacement = await replaceWith(chains[43114], sent, other(sent));
      await blocks.mine();
      await blocks.mine();
      await page.goto('/swap/');
      await expectEnding(page, says, replacement);
    },
  );
}

test(
  'C11 TXN-05 a swap that was confirmed while the page was closed is reported on the next load',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    const { hash } = await sentAndWaiting(page, blocks, chains[43114]);
    await page.goto('about:blank');
    await blocks.mine();
    await page.goto('/swap/');
    await expectEnding(page, 'Confirmed', hash);
    await page.reload();
    await expect(new Transactions(page).popup(/./)).toHaveCount(0);
  },
);

for (const isClosed of [false, true]) {
  test(
    `C05 TXN-04 TXN-05 a swap whose price moved after it was sent shows that it failed, with the reason${isClosed ? ', also on the next load' : ''}`,
    fullOnly(),
    async ({ page, chains, blocks }) => {
      const chain = chains[43114];
      const sent = await sentAndWaiting(page, blocks, chain);
      if (isClosed) await page.goto('about:blank');
      await buyBefore(chain, sent, 10n ** 22n);
      await blocks.mine();
      if (isClosed) await page.goto('/swap/');
      else {
        await expect(new SwapPage(page).pendingItems()).toHaveCount(0);
        await expect(new SwapPage(page).pays).toHaveValue(TYPED);
      }
      await expectEnding(
        page,
        "Failed: the price or a token's fee passed your limit. Only the network fee was spent.",
        sent.hash,
      );
    },
  );
}

test(
  'TXN-22 a swap is reported with what arrived, not with the estimate, when the price moved before it was mined',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    const chain = chains[43114];
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    const shown = await swap.exact(swap.side(/^You receive/), 18);
    await blocks.hold();
    const transactions = new Transactions(page);
    const [arrived = 0n] = await changesBy(chain, ['PNG'], async () => {
      await swap.confirm();
      const { hash } = await transactions.seen();
      // Worsens the price by 0.1 percent, a fifth of the tolerance.
      await buyBefore(chain, await chain.client.getTransaction({ hash }), 10n ** 19n);
      await blocks.mine();
      await expect(swap.review.getByText('Confirmed', { exact: true })).toBeVisible();
    });
    expect(arrived).toBeLessThan(shown.raw);
    const text = shownAmount(arrived, 18);
    expect(text).not.toBe(shownAmount(shown.raw, 18));
    await expect(
      swap.review.getByText(`Swapped 1.25 AVAX for ${text} PNG`, { exact: true }),
    ).toBeVisible();
    await swap.closeSent();
    await transactions.openRecent();
    await expect(transactions.rows).toContainText(
      `Swapped 1.25 AVAX for ${shownAmount(arrived, 18, 3)} PNG`,
    );
  },
);

test(
  'TXN-23 TXN-14 a closed wait stays in the card with a way back, and only success clears the amount',
  fullOnly(),
  async ({ page, blocks, wallet }) => {
    const swap = await quotedSwap(page);
    const frame = new Frame(page);
    const current = swap.review.locator('[aria-current=step]');
    await swap.action('Review swap').click();
    await blocks.hold();
    await wallet.act('hangNext', 'eth_sendTransaction');
    await swap.confirm();
    await expect(current).toHaveText('Wallet');
    await page.keyboard.press('Escape');
    await expect(swap.pendingItems()).toContainText('Waiting for your wallet');
    await expect(frame.account(ACCOUNTS.demo)).toHaveText('Check wallet');
    await swap.pendingItems().getByRole('button', { name: 'Show' }).click();
    const asked = page.getByRole('dialog', { name: 'Waiting for your wallet' });
    await expect(asked.locator('[aria-current=step]')).toHaveText('Wallet');

    await wallet.act('release');
    await expect(current).toHaveText('Confirmation');
    await swap.closeSent();
    await expect(swap.pays).toHaveValue(TYPED);
    await expect(swap.pendingItems()).toHaveText(/^Swap 1\.25\sAVAX for 12[\d.]+\sPNG/);
    await swap.pendingItems().getByRole('button', { name: 'Show' }).click();
    await expect(current).toHaveText('Confirmation');
    // After 20 seconds.
    await expect(swap.review.getByRole('status')).toContainText('Slower than usual.');
    await page.context().setOffline(true);
    await expect(swap.review.getByRole('status')).toContainText(
      'The result appears once you are online.',
    );
    await page.context().setOffline(false);
    expect(await accessibilityViolations(page)).toEqual([]);
    await blocks.mine();
    await expect(swap.review.getByRole('heading', { name: 'Swap complete' })).toBeVisible();
    await expect(current).toHaveCount(0);
    await swap.closeSent();
    await expect(swap.pendingItems()).toHaveCount(0);
    await expect(swap.pays).toHaveValue('');
    await expect(frame.account(ACCOUNTS.demo)).toHaveText('0x7099…79C8');
  },
);

test(
  'TXN-23 a confirmed swap clears its amount, also when another review was opened and closed before',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    await sentAndWaiting(page, blocks, chains[43114]);
    const swap = new SwapPage(page);
    await expect(swap.pays).toHaveValue(TYPED);
    await swap.action('Swap again').click();
    await expect(swap.review).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(swap.review);
    await expect(swap.pays).toHaveValue(TYPED);
    await blocks.mine();
    await expect(swap.pendingItems()).toHaveCount(0);
    await expect(swap.pays).toHaveValue('');
  },
);
