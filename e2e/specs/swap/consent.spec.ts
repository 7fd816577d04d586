import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { fullOnly } from '../../fullOnly';
import { OTHER_REVIEWS } from '../../journeys/openReviews';
import { quotedSwap } from '../../journeys/quotedSwap';
import { reviewedRemoval } from '../../journeys/reviewedRemoval';
import { Frame } from '../../pages/Frame';
import type { RemovePage } from '../../pages/RemovePage';
import { SettingsPanel } from '../../pages/SettingsPanel';
import type { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';
import { countOf, type Wallet } from '../../wallets/wallet';
import { Browser } from '../routes/Browser';

const SEND = 'eth_sendTransaction';
const SIGN = 'eth_signTypedData_v4';
const SLOW_MS = 3_000;
const OTHER_AMOUNT = '2.5';
const SIGN_BUTTON = 'Approve with a signature';

/** From now on the endpoint answers one method late. Waits until it has been asked. */
function slowDown(page: Page, { proxy }: DevnetChain, method: string, ms = SLOW_MS) {
  proxy.resetTraffic();
  proxy.add({ methods: [method], fault: { type: 'delay', ms } });
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes(method),
  );
  return {
    asked: () => expect.poll(() => proxy.traffic().methods[method] ?? 0).toBeGreaterThan(0),
    answered,
  };
}

/** Releases the late answer and waits until the page shows a block that was mined after it. */
async function expectNothingAsked(
  { page, chain, wallet }: { page: Page; chain: DevnetChain; wallet: Wallet },
  answered: Promise<unknown>,
): Promise<void> {
  await answered;
  chain.proxy.clear();
  await chain.client.mine({ blocks: 1 });
  const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }));
  await expect.poll(() => new Frame(page).blockNumber()).toBeGreaterThanOrEqual(head);
  expect(await countOf(wallet, SEND, SIGN)).toBe(0);
}

/** A confirmed swap, while the endpoint is slow to estimate its gas. */
async function confirmedSlowly(page: Page, chain: DevnetChain, ms = SLOW_MS) {
  const swap = await quotedSwap(page);
  await swap.action('Review swap').click();
  await expect(swap.review).toBeVisible();
  const slow = slowDown(page, chain, 'eth_estimateGas', ms);
  await swap.confirm();
  await slow.asked();
  return { swap, answered: slow.answered };
}

async function typeOtherAmount(swap: SwapPage): Promise<void> {
  await swap.pays.press('ControlOrMeta+A');
  await swap.pays.pressSequentially(OTHER_AMOUNT);
  await expect(swap.pays).toHaveValue(OTHER_AMOUNT);
}

test('TXN-19 C17 a swap that was confirmed and closed does not reach the wallet, and the form takes another amount', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const { swap, answered } = await confirmedSlowly(page, chain);
  await page.keyboard.press('Escape');
  await expect(swap.review).toBeHidden();
  await typeOtherAmount(swap);
  await expectNothingAsked({ page, chain, wallet }, answered);
  await expect(swap.pays).toHaveValue(OTHER_AMOUNT);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

for (const [name, open] of OTHER_REVIEWS)
  test(
    `TXN-19 C17 a ${name} that was confirmed and closed does not reach the wallet`,
    fullOnly(),
    async ({ page, chains, wallet }) => {
      const chain = chains[43114];
      const { dialog, confirm } = await open(page, chain);
      await wallet.act('forgetRequests');
      const slow = slowDown(page, chain, 'eth_estimateGas');
      await confirm.click();
      await slow.asked();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(
        page.getByText('Closed before your wallet was asked. Nothing was sent.'),
      ).toBeVisible();
      await expectNothingAsked({ page, chain, wallet }, slow.answered);
    },
  );

for (const [name, open] of OTHER_REVIEWS)
  test(
    `TXN-19 C17 a ${name} that was confirmed does not reach a wallet that changes its account, and its review closes`,
    fullOnly(name !== OTHER_REVIEWS[0]?.[0]),
    async ({ page, chains, wallet }) => {
      const chain = chains[43114];
      const { dialog, confirm } = await open(page, chain);
      await wallet.act('forgetRequests');
      const slow = slowDown(page, chain, 'eth_estimateGas');
      await confirm.click();
      await slow.asked();
      await wallet.act('setAccount', ACCOUNTS.second);
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Your wallet changed. Review again.')).toBeVisible();
      await expectNothingAsked({ page, chain, wallet }, slow.answered);
    },
  );

for (const [name, change] of [
  [
    'account',
    async (wallet: Wallet) => {
      await wallet.act('setAccount', ACCOUNTS.second);
      await wallet.act('setAccount', ACCOUNTS.demo);
    },
  ],
  [
    'chain',
    async (wallet: Wallet) => {
      await wallet.act('setChain', 43113);
      await wallet.act('setChain', 43114);
    },
  ],
] as const) {
  test(
    `TXN-19 C17 a confirmed swap does not reach a wallet that changes its ${name}, even for a moment`,
    fullOnly(name !== 'account'),
    async ({ page, chains, wallet }) => {
      const chain = chains[43114];
      const { swap, answered } = await confirmedSlowly(page, chain);
      await change(wallet);
      await expect(swap.review).toBeHidden();
      await expect(page.getByRole('main').getByText('Your wallet changed.')).toBeVisible();
      await expectNothingAsked({ page, chain, wallet }, answered);
    },
  );
}

test(
  'TXN-19 C17 in expert mode, too, a change of the form behind the dialog ends the attempt',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const swap = await quotedSwap(page);
    const settings = new SettingsPanel(page);
    await settings.open();
    await settings.turnExpertModeOn();
    await settings.close();
    const slow = slowDown(page, chain, 'eth_estimateGas');
    await swap.action('Swap now').click();
    await expect(swap.review.getByRole('status')).toHaveText('Checking the transaction');
    await expect(page.getByRole('dialog', { name: 'Checking the transaction' })).toBeVisible();
    await slow.asked();
    // The dialog traps the keyboard, but voice control and password managers write past it.
    await swap.pays.evaluate((field: HTMLInputElement, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, OTHER_AMOUNT);
    await expect(swap.review).toBeHidden();
    await expectNothingAsked({ page, chain, wallet }, slow.answered);
    await expect(swap.pays).toHaveValue(OTHER_AMOUNT);
  },
);

test('TXN-19 "Waiting for your wallet" is shown only after the wallet was asked', async ({
  page,
  chains,
  wallet,
}) => {
  const { swap } = await confirmedSlowly(page, chains[43114], 2 * SLOW_MS);
  const status = swap.review.getByRole('status');
  const help = swap.review.getByText('Confirm in your wallet. To stop, decline there.');
  await expect(status).toHaveText('Checking the transaction');
  await expect(help).toBeHidden();
  await expect(swap.review.getByText('Slow network. Nothing was sent yet.')).toBeVisible();
  expect(await countOf(wallet, SEND)).toBe(0);
  await wallet.act('hangNext', SEND);
  await expect(status).toHaveText('Waiting for your wallet');
  await expect(help).toBeVisible();
  expect(await countOf(wallet, SEND)).toBe(1);
});

for (const [index, [name, leave]] of (
  [
    ['the review is closed', ({ page }: SwapPage) => page.keyboard.press('Escape')],
    ['the screen is left', ({ page }: SwapPage) => new Browser(page).follow('/pool/')],
  ] as const
).entries()) {
  test(
    `TXN-19 C17 the wallet is not asked for an approval once ${name}`,
    fullOnly(index > 0),
    async ({ page, chains, wallet }) => {
      const chain = chains[43114];
      const swap = await quotedSwap(page);
      await swap.choose('pay', 'USDC.e');
      const slow = slowDown(page, chain, 'eth_estimateGas');
      await swap.action('Review swap').click();
      await swap.reviewed('Approve USDC.e').click();
      await expect(swap.reviewed('Checking USDC.e approval')).toBeDisabled();
      await slow.asked();
      await leave(swap);
      await expectNothingAsked({ page, chain, wallet }, slow.answered);
    },
  );
}

for (const [name, leave] of [
  ['the review is closed', ({ page }: RemovePage) => page.keyboard.press('Escape')],
  ['the screen is left', ({ page }: RemovePage) => new Browser(page).follow('/pool/')],
  [
    'its account changes',
    (_: RemovePage, wallet: Wallet) => wallet.act('setAccount', ACCOUNTS.second),
  ],
] as const) {
  test(
    `TXN-19 C17 the wallet is not asked for a removal signature once ${name}`,
    fullOnly(name !== 'the review is closed'),
    async ({ page, chains, wallet }) => {
      const chain = chains[43114];
      const remove = await reviewedRemoval(page, chain, '50%');
      await expect(remove.review.action(SIGN_BUTTON)).toBeEnabled();
      const slow = slowDown(page, chain, 'eth_getCode');
      await remove.review.action(SIGN_BUTTON).click();
      await expect(remove.review.action('Checking what you will sign')).toBeDisabled();
      await slow.asked();
      await leave(remove, wallet);
      await expectNothingAsked({ page, chain, wallet }, slow.answered);
    },
  );
}

/** The next signature request waits in the wallet. The returned function makes it fail. */
async function failLate(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((method) => {
    const answer = new Promise((_resolve, reject) => {
      Reflect.set(window, 'failLate', () => reject({ code: -32603, message: 'Internal error' }));
    });
    window.__practiceWallet.answerNext(method, answer);
  }, SIGN);
  return () => page.evaluate(() => Reflect.get(window, 'failLate')());
}

test(
  'TXN-19 APR-11 a signature that fails after another amount was chosen asks the wallet for nothing else',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*Internal error/);
    const remove = await reviewedRemoval(page, chains[43114], '50%');
    const fail = await failLate(page);
    await remove.review.action(SIGN_BUTTON).click();
    await expect.poll(() => countOf(wallet, SIGN)).toBe(1);
    await page.keyboard.press('Escape');
    await remove.action('75%').click();
    await fail();
    await remove.openReview();
    await expect(remove.review.action(SIGN_BUTTON)).toBeEnabled();
    expect(await countOf(wallet, SEND)).toBe(0);
    await remove.review.action(SIGN_BUTTON).click();
    await expect(remove.review.confirmButton).toBeEnabled();
  },
);
