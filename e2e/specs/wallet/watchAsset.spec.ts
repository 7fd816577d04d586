import type { Locator, Page } from 'playwright/test';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { AddPage } from '../../pages/AddPage';
import type { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';
import { type Wallet, walletOf } from '../../wallets/wallet';

const WATCH = 'wallet_watchAsset';
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

/** The result of a swap of AVAX for PNG. */
async function swapped(page: Page): Promise<{ swap: SwapPage; wallet: Wallet; add: Locator }> {
  const swap = await quotedSwap(page);
  await swap.action('Review swap').click();
  await swap.complete();
  const add = swap.review.getByRole('button', { name: 'Add PNG to your wallet' });
  return { swap, wallet: walletOf(page), add };
}

async function watched(wallet: Wallet): Promise<readonly unknown[]> {
  const requests = await wallet.requests();
  return requests.filter(({ method }) => method === WATCH).map(({ params }) => params);
}

test('WAL-13 a received token is added to the wallet on request only, as its contract describes it', async ({
  page,
}) => {
  const { swap, wallet, add } = await swapped(page);
  await expect(add).toBeVisible();
  expect(await watched(wallet)).toEqual([]);
  await add.click();
  await expect(swap.review.getByText('Your wallet reports PNG added.')).toBeVisible();
  await expect(add).toBeHidden();
  const options = { address: PNG, symbol: 'PNG', decimals: 18 };
  expect(await watched(wallet)).toEqual([{ type: 'ERC20', options }]);
});

test(
  'WAL-13 TXN-24 a wallet that declines, has no such request or answers something else is reported in place',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/console: .*(broken|internal)/);
    const { swap, wallet, add } = await swapped(page);
    const expectNotice = (text: string) => expect(swap.review.getByText(text)).toBeVisible();
    await wallet.act('rejectNext', WATCH);
    await add.click();
    await expectNotice('You declined. PNG was not added.');
    for (const code of [4200, -32601]) {
      await wallet.act('rejectNext', WATCH, code, 'no such method');
      await add.click();
      await expectNotice("Your wallet can't. Add PNG there by address.");
      await wallet.act('answerNext', WATCH, false);
      await add.click();
      await expectNotice('Your wallet reports PNG not added.');
    }
    await wallet.act('answerNext', WATCH, null);
    await add.click();
    await expectNotice('Check in your wallet whether PNG was added.');
    await wallet.act('rejectNext', WATCH, -32002, 'already pending');
    await add.click();
    await expectNotice('Answer in your wallet first.');
    await wallet.act('rejectNext', WATCH, -32603, 'broken');
    await add.click();
    await expectNotice('PNG was not added. Try again.');
    await add.click();
    await expectNotice('Your wallet reports PNG added.');
  },
);

test(
  'WAL-13 a silent wallet is asked once, reported as silent, and may answer later',
  fullOnly(),
  async ({ page, problems }) => {
    // A read that is under way when the clock jumps has no answer in time.
    problems.allow(/Failed to (fetch|get|send)|Failed to send batch/);
    const { swap, wallet, add } = await swapped(page);
    await page.clock.install();
    await wallet.act('hangNext', WATCH);
    await add.click();
    await expect(swap.review.getByText('Confirm in your wallet.')).toBeVisible();
    await add.click({ force: true });
    expect(await watched(wallet)).toHaveLength(1);
    await page.clock.runFor(20_000);
    await expect(swap.review.getByText('No answer.')).toBeVisible();
    await wallet.act('release');
    await expect(swap.review.getByText('Your wallet reports PNG added.')).toBeVisible();
  },
);

test(
  'WAL-13 after a supply its pool tokens are offered, as the pool describes them',
  fullOnly(),
  async ({ page }) => {
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${PNG}/`);
    await add.first.fill('1');
    await add.openReview();
    await add.approve('PNG');
    await add.review.confirmButton.click();
    await add.review.dialog.getByRole('button', { name: 'Add PGL to your wallet' }).click();
    await expect(add.review.dialog.getByText('Your wallet reports PGL added.')).toBeVisible();
    const address = pairAddress(wrappedNative(43114), { chainId: 43114, address: PNG });
    const options = { address, symbol: 'PGL', decimals: 18 };
    expect(await watched(walletOf(page))).toEqual([{ type: 'ERC20', options }]);
  },
);
