import type { Page } from 'playwright/test';
import { pausableAbi, taxedAbi } from '@/devnet/abis';
import { ACCOUNTS } from '@/devnet/accounts';
import type { FaultRule } from '@/devnet/faults';
import { transact } from '@/devnet/transact';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { pairContract } from '@/lib/contracts/pairContract';
import { accessibilityViolations } from '../axe';
import { changesBy } from '../balances';
import { connectedSwap } from '../connectedSwap';
import { liquidityOf } from '../exactLiquidity';
import { expect, test } from '../fixtures';
import { giveLiquidity } from '../liquidity';
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

/** How the pool tokens change, beside the balances. */
async function withLiquidity(chain: DevnetChain, act: () => Promise<void>) {
  const before = await liquidityOf(chain, PAIR);
  const changes = await changesBy(chain, ['AVAX', 'PNG'], act);
  return { changes, liquidity: (await liquidityOf(chain, PAIR)) - before };
}

test('SIM-03 a swap changes the balances as shown, to the last unit', async ({ page, chains }) => {
  const { swap, after } = await reviewedSwap(page);
  await expect(after.region).toContainText('AVAXbefore the network fee');
  const shown = await after.differences(18, 18);
  const changes = await changesBy(chains[43114], ['AVAX', 'PNG'], async () => {
    await swap.confirm();
    await expect(swap.popup('Confirmed')).toBeVisible();
  });
  expect(shown).toEqual(changes);
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
  await add.approve('PNG');
  await add.openReview();
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

test('SIM-03 a removal by signature changes balances and pool tokens as shown, to the last unit', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await giveLiquidity(chain, PAIR, 1n);
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', chain.tokens.PNG.address);
  await remove.action('50%').click();
  await remove.action('Approve with a signature').click();
  await remove.openReview();
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
  await swap.action(/^Approve/).click();
  await swap.action('Review swap').click();
  const { region } = new AfterTransaction(swap.review);
  await expect(region.getByText(/^at block/)).toBeVisible();
  await transact(chain.client, ACCOUNTS.second, {
    address: chain.tokens.STOP.address,
    abi: pausableAbi,
    functionName: 'setPaused',
    args: [true],
  });
  await expect(region.getByRole('alert')).toContainText('TRANSFER_FROM_FAILED');
  expect(await countOf(wallet, SEND)).toBe(1);
});

test('SIM-04 SWP-25 less of a token whose fee began after it was chosen is named, and confirmed only after it was accepted', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { TAX } = chain.tokens;
  const swap = await connectedSwap(page);
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  await tokens.search.fill(TAX.address);
  await tokens.rows.first().getByRole('button').click();
  await expect(tokens.warning.getByText(/^Buying and selling TAX succeeded/)).toBeVisible();
  await tokens.warning.getByRole('checkbox').check();
  await tokens.warning.getByRole('button', { name: 'Continue' }).click();
  await transact(chain.client, ACCOUNTS.second, {
    address: TAX.address,
    abi: taxedAbi,
    functionName: 'setTaxes',
    args: [pairContract(43114, TAX.address, EXCHANGE_ADDRESSES[43114].wavax), 500n, 0n],
  });
  await swap.pays.fill('2');
  await swap.action('Review swap').click();
  const after = new AfterTransaction(swap.review);
  const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
  await expect(swap.review.getByText(/takes a fee on each transfer/)).toBeVisible();
  await expect(swap.review.getByText(/less than you agreed to accept/)).toBeVisible();
  await expect(confirm).toBeDisabled();
  await after.accept.check();
  const [, received] = await after.differences(18, TAX.decimals);
  const [change] = await changesBy(chain, ['TAX'], async () => {
    await confirm.click();
    await expect(swap.popup('Confirmed')).toBeVisible();
  });
  expect(change).toBe(received);
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
    problems,
  }) => {
    problems.allow(/./);
    const chain = chains[43114];
    chain.proxy.add({ fault, methods: ['eth_call'], target: ACCOUNTS.demo, isDirect: true });
    const { swap, after } = await reviewedSwap(page);
    await expect(after.region.getByText(/^Preview not available/)).toHaveText(reason);
    await swap.confirm();
    await expect(swap.popup('Confirmed')).toBeVisible();
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
  for (let blocks = 0; blocks < 2; blocks++) {
    const [before, text] = [asked(), (await shown.textContent()) ?? ''];
    await expect(shown).not.toHaveText(text);
    expect(asked() - before).toBeLessThanOrEqual(2);
  }
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
    await page.keyboard.press('Escape');
    await swap.choose('receive', 'SPORE');
    await swap.pays.fill('2');
    await swap.action('Review swap').click();
    await expect(after.accept).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
