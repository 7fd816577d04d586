import type { Page } from 'playwright/test';
import { erc20Abi, parseEther } from 'viem';
import { pausableAbi, taxedAbi } from '@/devnet/abis';
import { ACCOUNTS } from '@/devnet/accounts';
import type { FaultRule } from '@/devnet/faults';
import { transact } from '@/devnet/transact';
import { amountOf } from '@/lib/amounts/amount';
import { formatAmount } from '@/lib/amounts/formatAmount';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { pairContract } from '@/lib/contracts/pairContract';
import { nativeCurrency } from '@/lib/tokens/currency';
import { accessibilityViolations } from '../axe';
import { changesBy, gasPaidSince } from '../balances';
import { connectedSwap } from '../connectedSwap';
import { expectClosed } from '../dialogs';
import { liquidityOf } from '../exactLiquidity';
import { expect, test } from '../fixtures';
import { giveLiquidity } from '../liquidity';
import { sellAlong } from '../market';
import { bring, receiveAvax } from '../oddTokens';
import { openWrap } from '../openReviews';
import { AddPage } from '../pages/AddPage';
import { AfterTransaction } from '../pages/AfterTransaction';
import { RemovePage } from '../pages/RemovePage';
import type { SwapPage } from '../pages/SwapPage';
import { TokenDialog } from '../pages/TokenDialog';
import type { DevnetChain } from '../quotedSwap';
import { saveSettings } from '../savedSettings';
import { countOf } from '../wallet';
import { withoutProbes } from '../withoutOverrides';

const SEND = 'eth_sendTransaction';
const PAIR = ['WAVAX', 'PNG'] as const;

/** The review of a sale of AVAX for PNG. */
async function reviewedSwap(page: Page): Promise<{ swap: SwapPage; after: AfterTransaction }> {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1.5');
  await swap.action('Review swap').click();
  return { swap, after: new AfterTransaction(swap.review) };
}

/** What the review of a sale of AVAX for PNG starts from, in the format of the page. */
async function balancesAt({ client, tokens }: DevnetChain, blockNumber: bigint) {
  const avax = await client.getBalance({ address: ACCOUNTS.demo, blockNumber });
  const png = await client.readContract({
    address: tokens.PNG.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [ACCOUNTS.demo],
    blockNumber,
  });
  return [avax, png].map((raw) =>
    formatAmount(amountOf(nativeCurrency(43114), raw), { locale: 'en' }),
  );
}

/** How the pool tokens change, beside the balances. */
async function withLiquidity(chain: DevnetChain, act: () => Promise<void>) {
  const before = await liquidityOf(chain, PAIR);
  const changes = await changesBy(chain, ['AVAX', 'PNG'], act);
  return { changes, liquidity: (await liquidityOf(chain, PAIR)) - before };
}

test('SIM-03 a swap changes the balances as shown, to the last unit, from those of the block that is named', async ({
  page,
  chains,
}) => {
  const { swap, after } = await reviewedSwap(page);
  await expect(after.region).toContainText('AVAXbefore the network fee');
  const shown = await after.differences(18, 18);
  const { block, balances } = await after.startingPoint();
  expect(balances).toEqual(await balancesAt(chains[43114], block));
  const fee = await swap.exact(swap.fact('Network fee'), 18);
  const from = await chains[43114].client.getBlockNumber({ cacheTime: 0 });
  const changes = await changesBy(chains[43114], ['AVAX', 'PNG'], async () => {
    await swap.confirm();
    await expect(swap.outcome('Confirmed')).toBeVisible();
  });
  expect(shown).toEqual(changes);
  // The local chain gives back up to a fifth of the gas for cleared storage; Avalanche gives
  // nothing.
  const paid = await gasPaidSince(chains[43114], from);
  expect(fee.symbol).toBe('AVAX');
  expect(fee.raw).toBeGreaterThanOrEqual(paid);
  expect(fee.raw).toBeLessThan((paid * 5n) / 4n);
});

test('SIM-11 paying a whole balance, or the AVAX for the network fees, is said before it is confirmed', async ({
  page,
  chains,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'WAVAX');
  await swap.pays.fill('500');
  await swap.action('Wrap').click();
  const wrap = page.getByRole('dialog', { name: 'Review wrap' });
  await expect(
    wrap.getByText(
      /^Not enough AVAX for the network fee\. It is about [\d.]+ AVAX, and 0 AVAX is left/,
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(wrap);
  await receiveAvax(page);
  await swap.choose('pay', 'JOE');
  await page.getByRole('button', { name: 'Max: use the most you can' }).click();
  await swap.action('Review swap').click();
  await expect(swap.review.getByText('This uses your whole JOE balance.')).toBeVisible();
  await expect(swap.fact('Approval fee')).toContainText(/about [\d.]+ AVAX/);
  const { raw: fee } = await swap.exact(swap.fact('Network fee'), 18);
  // More than the fee of the swap, and less than the two together.
  await chains[43114].client.setBalance({ address: ACCOUNTS.demo, value: fee + fee / 100n });
  await expect(swap.review.getByText('Not enough AVAX for the network fees.')).toContainText(
    /With the approval, they are about [\d.]+ AVAX, and [\d.]+ AVAX is left/,
  );
});

test('SIM-03 wrapping changes the balances as shown, to the last unit', async ({
  page,
  chains,
}) => {
  const { dialog, confirm } = await openWrap(page);
  const shown = await new AfterTransaction(dialog).differences(18, 18);
  const changes = await changesBy(chains[43114], ['AVAX', 'WAVAX'], async () => {
    await confirm.click();
    await expect(dialog.getByText('Confirmed')).toBeVisible();
  });
  expect(shown).toEqual(changes);
});

test('SIM-03 a supply changes balances and pool tokens as shown, to the last unit', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${chain.tokens.PNG.address}/`);
  await add.first.fill('1.5');
  await add.openReview();
  await add.approve('PNG');
  const [avax, png, supplied] = await new AfterTransaction(add.review.dialog).differences(
    18,
    18,
    18,
  );
  const supply = await withLiquidity(chain, async () => {
    await add.review.confirmButton.click();
    await expect(add.review.outcome('Confirmed')).toBeVisible();
  });
  expect(supply).toEqual({ changes: [avax, png], liquidity: supplied });
});

test('SIM-03 SIM-11 a removal by signature changes balances and pool tokens as shown, to the last unit; its fee includes the signature', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await giveLiquidity(chain, PAIR, 1n);
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', chain.tokens.PNG.address);
  await remove.action('50%').click();
  await remove.openReview();
  const fee = await remove.review.fact('Network fee');
  await expect(remove.review.row('Without a signature')).toBeVisible();
  await remove.review.action('Approve with a signature').click();
  await expect(remove.review.row('Without a signature')).toHaveCount(0);
  expect((await remove.review.fact('Network fee')).raw).toBe(fee.raw);
  const from = await chain.client.getBlockNumber({ cacheTime: 0 });
  const [paid, ...received] = await new AfterTransaction(remove.review.dialog).differences(
    18,
    18,
    18,
  );
  const removal = await withLiquidity(chain, async () => {
    await remove.review.confirmButton.click();
    await expect(remove.review.outcome('Confirmed')).toBeVisible();
  });
  expect(removal).toEqual({ changes: received, liquidity: paid });
  expect(fee.raw).toBeGreaterThanOrEqual(await gasPaidSince(chain, from));
});

test('SIM-11 a removal and its approval transaction cost no more than is told before', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await giveLiquidity(chain, PAIR, 1n);
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', chain.tokens.PNG.address);
  await remove.action('50%').click();
  await remove.openReview();
  const unsigned = await remove.review.fact('Without a signature');
  const from = await chain.client.getBlockNumber({ cacheTime: 0 });
  await remove.review.action('Approve with a transaction instead').click();
  await remove.review.action('Approve PGL: Unlimited').click();
  await expect(remove.review.confirmButton).toBeEnabled();
  await expect(remove.review.row('Without a signature')).toHaveCount(0);
  await remove.review.confirmButton.click();
  await expect(remove.review.outcome('Confirmed')).toBeVisible();
  const paid = await gasPaidSince(chain, from);
  expect(unsigned.raw).toBeGreaterThanOrEqual(paid);
  expect(unsigned.raw).toBeLessThan((paid * 5n) / 4n);
});

test('SIM-04 a token that stops its transfers is told before anything is signed', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const swap = await connectedSwap(page);
  await receiveAvax(page);
  await bring(swap, chain, 'pay', 'STOP');
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  await swap.reviewed(/^Approve .*: /).click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  const { region } = new AfterTransaction(swap.review);
  await expect(region.getByText(/^at block/)).toBeVisible();
  await transact(chain.client, ACCOUNTS.second, {
    address: chain.tokens.STOP.address,
    abi: pausableAbi,
    functionName: 'setPaused',
    args: [true],
  });
  await expect(region.getByRole('alert')).toContainText('TRANSFER_FROM_FAILED');
  await expect(swap.reviewed('This transaction would fail')).toBeDisabled();
  expect(await countOf(wallet, SEND)).toBe(1);
});

test('SIM-03 SIM-04 APR-03 before its approval a sale is simulated with it; one that would fail is not approved', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const swap = await connectedSwap(page);
  await receiveAvax(page);
  await bring(swap, chain, 'pay', 'STOP');
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  const after = new AfterTransaction(swap.review);
  const [paid] = await after.differences(18, 18);
  expect(paid).toBe(-parseEther('1'));
  await expect(swap.reviewed(/^Approve STOP/)).toBeEnabled();
  await expect(swap.reviewed('Confirm swap')).toHaveCount(0);
  const setPaused = (isPaused: boolean) =>
    transact(chain.client, ACCOUNTS.second, {
      address: chain.tokens.STOP.address,
      abi: pausableAbi,
      functionName: 'setPaused',
      args: [isPaused],
    });
  await setPaused(true);
  await expect(after.region.getByRole('alert')).toContainText('token approval while paused');
  await expect(swap.reviewed(/Approve|Only this amount|Unlimited/)).toHaveCount(0);
  await expect(swap.reviewed('This transaction would fail')).toBeDisabled();
  await setPaused(false);
  await swap.reviewed(/^Approve STOP/).click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  expect(await countOf(wallet, SEND)).toBe(1);
});

/** Chooses TAX, which keeps nothing yet, as the token to receive. */
async function chooseTax(page: Page, { tokens: seeded }: DevnetChain): Promise<SwapPage> {
  const swap = await connectedSwap(page);
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  await tokens.search.fill(seeded.TAX.address);
  await tokens.rows.first().getByRole('button').click();
  await expect(tokens.warning.getByText(/^TAX: no fee found/)).toBeVisible();
  await tokens.warning.getByRole('checkbox').check();
  await tokens.warning.getByRole('button', { name: 'Continue' }).click();
  return swap;
}

/** From now on TAX keeps 5 percent of each purchase. */
async function taxPurchases({ client, tokens: { TAX } }: DevnetChain): Promise<void> {
  await transact(client, ACCOUNTS.second, {
    address: TAX.address,
    abi: taxedAbi,
    functionName: 'setTaxes',
    args: [pairContract(43114, TAX.address, EXCHANGE_ADDRESSES[43114].wavax), 500n, 0n],
  });
}

test('SIM-04 SWP-25 a fee above the tolerance that no probe can find: nothing is confirmed before the preview, nor below the minimum, and the figures with the fee are offered', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { TAX } = chain.tokens;
  const swap = await chooseTax(page, chain);
  await withoutProbes(page);
  await taxPurchases(chain);
  await swap.pays.fill('2');
  const late = { methods: ['eth_call'], target: ACCOUNTS.demo, isDirect: true };
  chain.proxy.add({ ...late, fault: { type: 'delay', ms: 1_500 } });
  await swap.action('Review swap').click();
  const after = new AfterTransaction(swap.review);
  const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
  await expect(swap.reviewed('Checking the transaction')).toBeDisabled();
  chain.proxy.clear();
  await expect(swap.review.getByText('TAX takes 5% of this purchase.')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await accessibilityViolations(page)).toEqual([]);
  await swap.reviewed('Update the figures').click();
  await expect(swap.fact('TAX fee (5%)')).toBeVisible();
  const [, received] = await after.differences(18, TAX.decimals);
  const [change] = await changesBy(chain, ['TAX'], async () => {
    await confirm.click();
    await expect(swap.outcome('Confirmed')).toBeVisible();
  });
  expect(change).toBe(received);
});

test('SIM-04 what changes between the last block on screen and the click is found before the wallet is asked', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/console: .*The outcome differs/);
  const chain = chains[43114];
  await page.clock.install({ time: Date.now() });
  const swap = await chooseTax(page, chain);
  await swap.receives.fill('20');
  await swap.action('Review swap').click();
  await new AfterTransaction(swap.review).differences(18, chain.tokens.TAX.decimals);
  // The page asks for no block until after the click.
  await page.clock.pauseAt(Date.now() + 1_000);
  await taxPurchases(chain);
  await swap.review.getByRole('button', { name: 'Confirm swap' }).click();
  await page.clock.resume();
  await expect(
    swap.review.getByText(/^The outcome now differs from what you reviewed. Nothing was sent./),
  ).toBeVisible();
  expect(await countOf(wallet, SEND)).toBe(0);
});

test('SIM-04 SWP-19 figures that were just accepted are not confirmed before their own simulation', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { swap } = await reviewedSwap(page);
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  const late = { methods: ['eth_call'], target: ACCOUNTS.demo, isDirect: true };
  chain.proxy.add({ ...late, fault: { type: 'delay', ms: 2_400 } });
  await sellAlong(chain, PAIR, '50');
  await swap.reviewed('Accept the new price').click();
  await expect(swap.reviewed('Checking the transaction')).toBeDisabled();
  chain.proxy.clear();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
});

const OVERRIDE_FAULTS: readonly (readonly [string, FaultRule['fault'], RegExp])[] = [
  ['ignores', { type: 'result', result: '0x' }, /does not support it/],
  [
    'refuses',
    { type: 'rpcError', code: -32_602, message: 'too many arguments, want at most 2' },
    /gave no answer/,
  ],
  ['delays', { type: 'delay', ms: 4_000 }, /took too long/],
];

for (const [name, fault, reason] of OVERRIDE_FAULTS) {
  test(`SIM-02 an endpoint that ${name} the override gives no preview, and the swap works`, async ({
    page,
    chains,
  }) => {
    const chain = chains[43114];
    chain.proxy.add({ fault, methods: ['eth_call'], target: ACCOUNTS.demo, isDirect: true });
    const { swap, after } = await reviewedSwap(page);
    await expect(after.region.getByText(/^Preview not available/)).toHaveText(reason);
    await swap.confirm();
    await expect(swap.outcome('Confirmed')).toBeVisible();
  });
}

test('SIM-10 a block with an open review costs one simulation, and none after it is closed', async ({
  page,
  chains,
}) => {
  const { client, proxy } = chains[43114];
  const { swap, after } = await reviewedSwap(page);
  await after.differences(18, 18);
  const asked = () => proxy.traffic().methods.eth_getCode ?? 0;
  const shown = after.region.getByText(/^at block/);
  const shownBlock = async () => Number((await shown.textContent())?.replace(/\D/g, ''));
  const first = { asked: asked(), block: await shownBlock() };
  await expect.poll(shownBlock).toBeGreaterThanOrEqual(first.block + 3);
  const last = { asked: asked(), block: await shownBlock() };
  // The next block may have been asked for, and not be shown yet.
  expect(last.asked - first.asked).toBeLessThanOrEqual(last.block - first.block + 1);
  await page.keyboard.press('Escape');
  await expect(swap.review).toBeHidden();
  const before = asked();
  const block = await client.getBlockNumber({ cacheTime: 0 });
  await expect.poll(() => client.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(block + 2n);
  expect(asked()).toBe(before);
});

for (const theme of ['dark', 'light'] as const) {
  test(`SIM-03 at 320 px the review is accessible and nothing is cut off in the ${theme} theme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await saveSettings(page, { userDarkMode: theme === 'dark' });
    const { swap, after } = await reviewedSwap(page);
    await after.differences(18, 18);
    expect(await accessibilityViolations(page)).toEqual([]);
    const overflow = await swap.review.evaluate(
      (dialog) => dialog.scrollWidth - dialog.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
