import type { Page } from 'playwright/test';
import { type Address, type Hex, parseEther } from 'viem';
import { getTransactionCount, sendTransaction } from 'viem/actions';
import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { SendPage } from '../../pages/SendPage';
import type { SwapPage } from '../../pages/SwapPage';
import { saveSettings } from '../../setup/savedSettings';
import { countOf, type Wallet, walletOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const LEFT = /^Unanswered in your wallet \(.*\): Swap 1\.25\sAVAX/;

/** Reloads the page while the wallet has the request of a confirmed review. */
async function reloadedWhileAsked(page: Page, wallet: Wallet): Promise<SwapPage> {
  const swap = await quotedSwap(page);
  await swap.action('Review swap').click();
  await wallet.act('hangNext', SEND);
  await swap.confirm();
  await expect.poll(() => countOf(wallet, SEND)).toBe(1);
  return swap;
}

/** What the tab keeps of requests, and what the device does. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      `${sessionStorage.getItem('pangolin.requests')}${localStorage.getItem('pangolin.leftRequests')}`,
  );
}

test(
  'TXN-23 W07 after a reload while the wallet asks, the page shows its open request until the user dismisses it',
  fullOnly(),
  async ({ page }) => {
    const wallet = walletOf(page);
    const swap = await reloadedWhileAsked(page, wallet);
    await page.reload();
    const left = page.getByRole('status').filter({ hasText: LEFT });
    await expect(left).toContainText(/\(.*\d{1,2}:\d\d.*\)/);
    await expect(left).toContainText('It may still be sent.');
    await page.reload();
    await expect(left).toBeVisible();

    await swap.action('Review swap').click();
    await expect(
      swap.review.getByText(/^Your wallet may still have this request: Swap 1\.25\sAVAX/),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await left.getByRole('button', { name: "I don't see it in my wallet" }).click();
    await expect(left).toBeHidden();
    await page.reload();
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(left).toBeHidden();
  },
);

test(
  'TXN-05 W07 what the wallet sends after the reload is found on the chain, and reported',
  fullOnly(),
  async ({ page, chains }) => {
    const wallet = walletOf(page);
    const swap = await reloadedWhileAsked(page, wallet);
    const [request] = (await wallet.requests()).filter(({ method }) => method === SEND);
    const sent = request?.params?.[0] as { from: Address; to: Address; data: Hex; value: Hex };
    // Without a nonce it is not looked for.
    await expect.poll(() => keptIn(page)).toContain('nonce');
    await page.reload();
    const left = page.getByRole('status').filter({ hasText: LEFT });
    await expect(left).toBeVisible();
    const { client } = chains[43114];
    // Another transaction of the account is not mistaken for it.
    await sendTransaction(client, { account: sent.from, chain: null, to: sent.from, value: 0n });
    await client.mine({ blocks: 2 });
    await expect(left).toBeVisible();
    const { from: account, to, data } = sent;
    await sendTransaction(client, { account, chain: null, to, data, value: BigInt(sent.value) });
    await expect(swap.popup('Swapped 1.25 AVAX')).toBeVisible();
    await expect(left).toBeHidden();
    // Its form counts as sent.
    await expect(swap.pays).toHaveValue('');
    await page.reload();
    await expect(swap.action('Enter an amount')).toBeVisible();
    await expect(left).toBeHidden();
  },
);

test(
  'TXN-05 W07 the same request made again and sent is not mistaken for the one that the wallet still has',
  fullOnly(),
  async ({ page, chains }) => {
    const wallet = walletOf(page);
    const send = new SendPage(page);
    const popups = page.getByRole('region', { name: 'Notifications' });
    const confirm = async () => {
      await send.openReview('2', ACCOUNTS.second);
      await send.confirmButton().click();
    };
    await send.openConnected();
    await wallet.act('hangNext', SEND);
    await confirm();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    await expect.poll(() => keptIn(page)).toContain('"nonce"');
    await page.reload();
    const left = page
      .getByRole('status')
      .filter({ hasText: /Unanswered in your wallet \(.*\): Send 2\sAVAX/ });
    await expect(left).toBeVisible();
    await confirm();
    await expect(send.outcome('Sent 2 AVAX')).toBeVisible();
    await send.close();
    const { client } = chains[43114];
    await client.mine({ blocks: 2 });
    // The page has looked at what was sent, and looks on from there.
    const next = await getTransactionCount(client, { address: ACCOUNTS.demo });
    await expect.poll(() => keptIn(page)).toContain(`"nonce":${next}`);
    await expect(left).toBeVisible();

    // The user confirms the first one in the wallet, too.
    const value = parseEther('2');
    await sendTransaction(client, {
      account: ACCOUNTS.demo,
      chain: null,
      to: ACCOUNTS.second,
      value,
    });
    await expect(popups.getByText('Sent 2 AVAX')).toBeVisible();
    await expect(left).toBeHidden();
  },
);

test(
  'TXN-24 W01 a request that was declined leaves nothing behind',
  fullOnly(),
  async ({ page }) => {
    const wallet = walletOf(page);
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    await wallet.act('rejectNext', SEND);
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toBeVisible();
    await page.reload();
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(page.getByText(LEFT)).toBeHidden();
  },
);

test(
  'TXN-28 a swap that was sent although the wallet answered with an error is found, and not offered again without saying so',
  fullOnly(),
  async ({ page, problems, blocks }) => {
    problems.allow(/console: .*Perhaps sent: already known/);
    const wallet = walletOf(page);
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    await blocks.hold();
    await wallet.act('failAfterNext', SEND, -32000, 'already known');
    await swap.confirm();
    await expect(
      swap.review.getByRole('heading', { name: 'Transaction may have been sent' }),
    ).toBeVisible();
    await expect(swap.review.getByRole('alert')).toContainText(
      'Your wallet answered: already known',
    );
    await swap.review.getByRole('button', { name: 'Back to review' }).click();
    await expect(swap.review.getByText(/^May have been sent: Swap 1\.25\sAVAX/)).toBeVisible();
    await page.keyboard.press('Escape');
    const left = page.getByRole('status').filter({ hasText: /^May have been sent/ });
    await expect(left).toContainText('Look in your wallet before sending again.');
    await blocks.mine();
    await expect(swap.popup('Swapped 1.25 AVAX')).toBeVisible();
    await expect(left).toBeHidden();
    expect(await countOf(wallet, SEND)).toBe(1);
  },
);

test(
  'TXN-28 expert mode shows the review while an earlier swap may have been sent',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/console: .*Perhaps sent/);
    const wallet = walletOf(page);
    await saveSettings(page, { userExpertMode: true });
    const swap = await quotedSwap(page);
    await wallet.act('answerNext', SEND, null);
    await swap.action('Swap now').click();
    await expect(swap.review.getByRole('alert')).toContainText('Your wallet gave no clear answer');
    await swap.review.getByRole('button', { name: 'Close' }).last().click();
    await swap.action('Review swap').click();
    await expect(swap.review.getByText(/^May have been sent/)).toBeVisible();
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeVisible();
    expect(await countOf(wallet, SEND)).toBe(1);
  },
);

test(
  'TXN-29 TXN-30 a second tab says what was perhaps sent, also once the first was closed, and dismissing it there keeps a line',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/console: .*Perhaps sent/);
    const wallet = walletOf(page);
    const first = await quotedSwap(page);
    await first.action('Review swap').click();
    await wallet.act('answerNext', SEND, null);
    await first.confirm();
    await expect(
      first.review.getByRole('heading', { name: 'Transaction may have been sent' }),
    ).toBeVisible();

    const tab = await page.context().newPage();
    const second = await quotedSwap(tab);
    const left = tab.getByRole('status').filter({ hasText: /^May have been sent/ });
    await expect(left).toBeVisible();
    await page.close();
    await tab.reload();
    await expect(left).toContainText('Look in your wallet');
    await second.action('Review swap').click();
    await expect(second.review.getByText(/^May have been sent: Swap 1\.25\sAVAX/)).toBeVisible();
    await tab.keyboard.press('Escape');

    await left.getByRole('button', { name: "I don't see it in my wallet" }).click();
    await expect(left).toBeHidden();
    await second.action('Review swap').click();
    await expect(
      second.review.getByText(/^This may still be sent: Swap 1\.25\sAVAX/),
    ).toBeVisible();
  },
);
