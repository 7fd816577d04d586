import type { Page } from 'playwright/test';
import { keccak256 } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { quotedSwap, quotedSwapReview, TYPED } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { Transactions } from '../../pages/Transactions';
import { LOGGED } from '../../screen/networkNotices';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';
import { CONNECT_METHODS, countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
/** The text after an answer of a wallet that is neither a hash nor a refusal. */
const PERHAPS = 'Your wallet gave no clear answer.';
/** The same in the card of the form. */
const LEFT = /^May have been sent \(.*\): Swap 1\.25\sAVAX/;

async function expectNothingStored(page: Page): Promise<void> {
  expect(await new Transactions(page).stored()).toEqual([]);
}

test(
  'TXN-24 W01 ERR-40 a swap that the user refuses says so, and dismissing it shows the same review',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await quotedSwapReview(page);
    const received = await swap.exact(swap.side(/^You receive/), 18);
    await wallet.act('rejectNext', SEND);
    await swap.confirm();
    await expect(swap.review.getByRole('heading', { name: 'Transaction rejected' })).toBeVisible();
    await expect(swap.review.getByRole('alert')).toHaveText(`${DECLINED}Back to review`);
    await swap.review.getByRole('button', { name: 'Back to review' }).click();
    expect(await swap.exact(swap.side(/^You receive/), 18)).toEqual(received);
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
    await expectNothingStored(page);
  },
);

test(
  'TXN-24 ERR-47 an approval that the user refuses is not an error, and nothing was sent',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await quotedSwap(page);
    await swap.choose('pay', 'USDC.e');
    await swap.action('Review swap').click();
    const approve = swap.reviewed(/^Approve USDC\.e/);
    await wallet.act('rejectNext', SEND);
    await approve.click();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    await expect(approve).toBeEnabled();
    await expect(swap.review.getByRole('status').getByText(DECLINED)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(new Transactions(page).popup(/./)).toHaveCount(0);
    await expectNothingStored(page);
  },
);

test(
  'ERR-41 ERR-48 any other failure is logged and shown in place of the waiting',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/console: .*Swap failed: Invalid gas/);
    const swap = await quotedSwapReview(page);
    await wallet.act('rejectNext', SEND, -32602, 'Invalid gas.');
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText('Swap failed: Invalid gas.');
    await expect(page.getByText('Waiting for your wallet')).toHaveCount(0);
    expect(problems.found()).toEqual([]);
    await expectNothingStored(page);
  },
);

test(
  'W06 a wallet with an open request is not asked again',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/console: .*A request is waiting in your wallet/);
    const swap = await quotedSwapReview(page);
    await wallet.act('rejectNext', SEND, -32002, 'Request already pending.');
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'A request is waiting in your wallet.',
    );
    expect(await countOf(wallet, SEND)).toBe(1);
    await expectNothingStored(page);
  },
);

test(
  'TXN-20 W07 a silent wallet is asked again only after the user dismissed its request, and what it sends late is tracked',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    // The clock also runs out for requests in progress.
    problems.allow(...LOGGED);
    await page.clock.install();
    const swap = await quotedSwapReview(page);
    await wallet.act('hangNext', SEND);
    await swap.confirm();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    const dismissed = swap.review.getByRole('button', { name: "I don't see it in my wallet" });
    await expect(dismissed).toBeHidden();
    await page.clock.runFor(60_000);
    const status = swap.review.getByRole('status');
    await expect(status).toHaveText('Still waiting for your wallet');
    expect((await status.boundingBox())?.height).toBeGreaterThan(10);
    await expect(dismissed).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(swap.pays).toHaveValue(TYPED);
    await swap.action('Review swap').click();
    await expect(
      swap.review.getByText(/^Answer this in your wallet first: Swap 1\.25\sAVAX/),
    ).toBeVisible();
    await expect(
      swap.review.getByRole('button', { name: 'Answer in your wallet first' }),
    ).toBeDisabled();
    await expect(
      swap.review.getByText(/The transaction is still sent if you confirm later/),
    ).toBeVisible();
    expect(await countOf(wallet, SEND)).toBe(1);
    await dismissed.click();
    await wallet.act('rejectNext', SEND);
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(DECLINED);
    expect(await countOf(wallet, SEND)).toBe(2);

    await wallet.act('release');
    const transactions = new Transactions(page);
    await expect(transactions.popup('Confirmed')).toBeVisible();
    expect(await transactions.stored()).toHaveLength(1);
  },
);

test(
  'TXN-20 W22 a wallet that never answered a request blocks nothing after it reconnects',
  fullOnly(),
  async ({ page, wallet }) => {
    const frame = new Frame(page);
    const swap = await quotedSwapReview(page);
    await wallet.act('hangNext', SEND);
    await swap.confirm();
    await expect(swap.review.getByRole('status')).toHaveText('Waiting for your wallet');
    await page.keyboard.press('Escape');
    await frame.account(ACCOUNTS.demo).click();
    await frame.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
    await swap.connect();
    await swap.action('Review swap').click();
    await swap.complete();
    expect(await countOf(wallet, SEND)).toBe(2);
  },
);

test(
  'TXN-20 W22 a wallet that does not answer an automatic request is reported after 5 s, and nothing is sent',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/console: .*Your wallet is not responding/);
    const swap = await quotedSwapReview(page);
    await wallet.act('hangNext', 'eth_chainId');
    await swap.confirm();
    const alert = swap.review.getByRole('alert');
    await expect(alert).toContainText('Transaction not sent');
    await expect(alert).toContainText('Your wallet does not answer. Unlock it');
    await expectNothingStored(page);
    await swap.review.getByRole('button', { name: 'Back to review' }).click();
    await swap.complete();
  },
);

for (const [code, isUnsent] of [
  [4100, true],
  [4900, false],
  [4901, false],
] as const) {
  test(
    `W13 TXN-28 a wallet that answers ${code} counts as disconnected, and the page offers to connect it`,
    fullOnly(),
    async ({ page, wallet, problems }) => {
      problems.allow(/console: .*(Your wallet is no longer connected|Perhaps sent)/);
      const swap = await quotedSwapReview(page);
      await wallet.act('rejectNext', SEND, code, 'Not here.');
      await swap.confirm();
      await expect(swap.review.getByRole('alert')).toContainText(
        isUnsent ? 'Your wallet is no longer connected.' : PERHAPS,
      );
      await swap.review.getByRole('button', { name: 'Back to review' }).click();
      await expect(swap.review).toBeHidden();
      await expect(swap.action('Connect wallet')).toHaveCount(1);
      await expect(swap.pays).toHaveValue(TYPED);
      await expectNothingStored(page);
      await swap.connect();
      await expect(swap.action('Review swap')).toBeEnabled();
      await expect(page.getByText(LEFT)).toHaveCount(isUnsent ? 0 : 1);
    },
  );
}

for (const answer of [null, '0x1234', { hash: keccak256('0x01') }]) {
  test(
    `W18 TXN-28 ${JSON.stringify(answer)?.slice(0, 12)} in place of a hash was perhaps sent, and is not stored`,
    fullOnly(),
    async ({ page, wallet, problems }) => {
      problems.allow(/console: .*Perhaps sent/);
      const swap = await quotedSwapReview(page);
      await wallet.act('answerNext', SEND, answer);
      await swap.confirm();
      await expect(swap.review.getByRole('alert')).toContainText(PERHAPS);
      await swap.review.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByText(LEFT)).toBeVisible();
      await expectNothingStored(page);
    },
  );
}

test('W20 ten clicks on confirm ask the wallet once', fullOnly(), async ({ page, wallet }) => {
  const swap = await quotedSwapReview(page);
  await swap.review.getByRole('button', { name: 'Confirm swap' }).evaluate((button) => {
    for (let click = 0; click < 10; click += 1)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(swap.outcome('Confirmed')).toBeVisible();
  expect(await countOf(wallet, SEND)).toBe(1);
});

test(
  'W05 a connection request that waits in the wallet is reported, and no second one is made for a minute',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(...LOGGED);
    await page.clock.install();
    const frame = new Frame(page);
    await page.goto('/swap/');
    await wallet.act('rejectNext', 'wallet_requestPermissions', -32002, 'Already pending.');
    await frame.connectButton.click();
    await page.getByRole('button', { name: 'Demo wallet' }).click();
    await expect(page.getByRole('dialog')).toContainText('A request is waiting in your wallet.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(frame.notice('A request is waiting in your wallet.')).toBeVisible();
    await expect(frame.connectButton).toBeDisabled();
    expect(await countOf(wallet, ...CONNECT_METHODS)).toBe(1);
    await page.clock.runFor(60_000);
    await expect(frame.walletButton('Error')).toBeEnabled();
    await frame.walletButton('Error').click();
    await page.getByRole('button', { name: 'Demo wallet' }).click();
    await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
  },
);

test(
  'W16 a transaction of a multi-signer account waits for the other signers while no chain has it',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const swap = await quotedSwapReview(page);
    await chains[43114].client.setCode({ address: ACCOUNTS.demo, bytecode: '0x6080604052' });
    await wallet.act('answerNext', SEND, keccak256('0x5afe'));
    await swap.confirm();
    const dialog = page.getByRole('dialog', { name: 'Not seen on the network' });
    await expect(dialog).toContainText('Other signers may be missing');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Network' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const transactions = new Transactions(page);
    await transactions.openRecent();
    await expect(transactions.rows).toContainText('Waiting for other signers');
  },
);
