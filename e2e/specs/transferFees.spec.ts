import type { Page, Route } from 'playwright/test';
import { taxedAbi } from '@/devnet/abis';
import { ACCOUNTS } from '@/devnet/accounts';
import type { TokenKey } from '@/devnet/tokens';
import { transact } from '@/devnet/transact';
import { accessibilityViolations, scrollToEnd } from '../axe';
import { type CurrencyKey, changesBy } from '../balances';
import { connectedSwap } from '../connectedSwap';
import { liquidityOf } from '../exactLiquidity';
import { expect, test } from '../fixtures';
import { sellAlong } from '../market';
import { bring, setOwnTax, setTaxes, taxedPool } from '../oddTokens';
import { AddPage } from '../pages/AddPage';
import { AfterTransaction } from '../pages/AfterTransaction';
import { SwapPage } from '../pages/SwapPage';
import { TokenDialog } from '../pages/TokenDialog';
import type { DevnetChain } from '../quotedSwap';
import { saveSettings } from '../savedSettings';
import { shownAmount } from '../shownAmount';
import { countOf } from '../wallet';
import { withoutOverrides } from '../withoutOverrides';
import { withoutPreview } from '../withoutPreview';

const FEE = /^SPORE takes 1% of each transfer, as simulated at block [\d,]+\.$/;
const REVIEWED_FEE = 'SPORE takes 1% of each transfer, as simulated.';
const REFUSED = /^Selling TAX failed in a simulation at block [\d,]+\./;
const TRADED =
  /^B32: no fee found. Buying and selling succeeded in a simulation at block [\d,]+\. This can change\.$/;
const LIMITS = "What a simulation can't detect";

const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

async function refuseSales(chain: DevnetChain): Promise<void> {
  await transact(chain.client, ACCOUNTS.second, {
    address: chain.tokens.TAX.address,
    abi: taxedAbi,
    functionName: 'setRefusing',
    args: [taxedPool(chain), true],
  });
}

/** The warning of a token to add, with its findings. */
async function openWarning(page: Page, chain: DevnetChain, key: TokenKey): Promise<TokenDialog> {
  await new SwapPage(page).open();
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  await tokens.search.fill(chain.tokens[key].address);
  await tokens.rows.first().getByRole('button').click();
  return tokens;
}

/**
 * Confirms the reviewed swap. Expects that what is shown arrives, which is at least the minimum.
 *
 * @param fee - What the review says of a fee; it says nothing when there is none.
 */
async function expectMinimumKept(
  swap: SwapPage,
  chain: DevnetChain,
  received: CurrencyKey,
  fee?: string,
): Promise<void> {
  const decimals = received === 'AVAX' ? 18 : chain.tokens[received].decimals;
  await swap.action('Review swap').click();
  const minimum = await swap.exact(swap.fact('Minimum received'), decimals);
  const shown = await swap.exact(swap.side(/^You receive/), decimals);
  if (fee) await expect(swap.review.getByText(fee)).toBeVisible();
  else {
    // The preview has been asked for by then, and with it whatever else could be known.
    await expect(swap.review.getByText(/^Preview not available/)).toBeVisible();
    await expect(swap.review.getByText(/ takes .* of each /)).toHaveCount(0);
  }
  if (received === 'AVAX') await swap.reviewed(/^Approve .*: /).click();
  const [arrived = 0n] = await changesBy(chain, [received], async () => {
    await swap.confirm();
    await expect(swap.outcome('Confirmed')).toBeVisible();
  });
  expect(arrived).toBeGreaterThanOrEqual(minimum.raw);
  await expect(
    swap.review.getByText(`for ${shownAmount(arrived, decimals)} ${received}`),
  ).toBeVisible();
  // The token rounds its fee down, so that a unit more may arrive.
  expect(arrived - shown.raw).toBeGreaterThanOrEqual(0n);
  expect(arrived - shown.raw).toBeLessThan(arrived / 1_000_000n);
}

test('SIM-05 K01 SWP-25 a token that takes a fee is named when it is chosen, and what arrives is what the review promised', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'SPORE');
  await expect(status(page, FEE)).toBeVisible();
  await expect(swap.pays).toHaveValue('');
  await swap.pays.fill('2');
  await expectMinimumKept(swap, chain, 'SPORE', REVIEWED_FEE);
});

test('SIM-05 K01 SWP-25 a token that takes a fee is sold with the usual slippage, and the minimum arrives', async ({
  page,
  chains,
}) => {
  const swap = await connectedSwap(page, '?outputCurrency=AVAX');
  await swap.choose('pay', 'SPORE');
  await expect(status(page, FEE)).toBeVisible();
  await swap.pays.fill('1000000');
  await expectMinimumKept(swap, chains[43114], 'AVAX', REVIEWED_FEE);
});

test('SIM-05 an exact amount to receive of such a token asks for the amount to pay, also where the fee is found in the review', async ({
  page,
  chains,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'SPORE');
  await expect(status(page, FEE)).toBeVisible();
  await swap.receives.fill('1000');
  const asked = 'Enter the amount you pay: SPORE takes a fee on each transfer.';
  await expect(status(page, asked)).toBeVisible();
  await expect(swap.action('Enter the amount you pay')).toBeVisible();
  await expect(swap.pays).toHaveValue('');
  await swap.pays.fill('1');
  await expect(swap.action('Review swap')).toBeVisible();
  await expect(status(page, asked)).toBeHidden();

  const chain = chains[43114];
  await bring(swap, chain, 'receive', 'TAX');
  await swap.receives.fill('20');
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  await setTaxes(chain, 500n);
  await expect(
    swap.review.getByText(
      "TAX takes a fee on each transfer, so you can't buy the exact amount you typed. Close this review and enter the amount you pay instead.",
    ),
  ).toBeVisible();
  await expect(swap.review.getByText('No pool offers a price')).toHaveCount(0);
});

test('SIM-05 a token that takes all of each transfer is told as such, and not as a lack of liquidity', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await setTaxes(chain, 10_000n);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await swap.pays.fill('1');
  await expect(swap.action('TAX takes 100% of each transfer')).toBeDisabled();
});

test('SIM-05 such a token is named when liquidity is added', async ({ page, chains }) => {
  await new AddPage(page).openConnected(`/add/AVAX/${chains[43114].tokens.SPORE.address}`);
  await expect(status(page, FEE)).toBeVisible();
});

test('SIM-04 SIM-05 a fee that changes during the review is found, named and offered, and what the new figures promise arrives', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await setTaxes(chain, 100n);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await expect(status(page, /^TAX takes 1% of each purchase and sale/)).toBeVisible();
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  const confirm = swap.reviewed('Confirm swap');
  await expect(confirm).toBeEnabled();
  await expect(swap.fact('TAX fee (1%)')).toBeVisible();
  const before = await swap.exact(swap.side(/^You receive/), 18);

  await setTaxes(chain, 500n);
  await expect(swap.review.getByText('TAX takes 5% of this purchase.')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expect(swap.review.getByText(/^The likely cause/)).toBeHidden();
  const alsoMoved = swap.review.getByText('The price has changed as well.');
  await expect(alsoMoved).toHaveCount(0);
  await sellAlong(chain, ['WAVAX', 'TAX'], '5');
  await expect(alsoMoved).toBeVisible();
  await swap.reviewed('Update the figures').click();
  await expect(swap.fact('TAX fee (5%)')).toBeVisible();
  await expect(confirm).toBeEnabled();
  const now = await swap.exact(swap.side(/^You receive/), 18);
  expect(now.raw).toBeLessThan(before.raw);
  const minimum = await swap.exact(swap.fact('Minimum received'), 18);
  const [arrived = 0n] = await changesBy(chain, ['TAX'], async () => {
    await swap.confirm();
    await expect(swap.outcome('Confirmed')).toBeVisible();
  });
  expect(arrived).toBeGreaterThanOrEqual(minimum.raw);
  expect(arrived - now.raw).toBeGreaterThanOrEqual(0n);
  expect(arrived - now.raw).toBeLessThan(arrived / 1_000_000n);
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
});

test('SIM-05 SWP-25 SIM-07 an account that is exempt from a fee sees, and is held to, figures without it; once it no longer is, the fee counts again', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const { demo } = ACCOUNTS;
  await setTaxes(chain, 300n);
  await setOwnTax(chain, demo, 0n);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await expect(status(page, /^TAX takes 3% of each purchase and sale/)).toBeVisible();
  await swap.pays.fill('1');
  const feeRow = page.getByRole('term').filter({ hasText: /^TAX fee/ });
  await expect(feeRow).toHaveText('TAX fee (3%)');
  await swap.action('Review swap').click();
  const exempt = 'TAX takes nothing from your transfer, as the preview of your transaction found.';
  await expect(swap.review.getByText(exempt)).toBeVisible();
  await expect(swap.review.getByText(/^The token takes less from your transfer\. /)).toBeVisible();
  const confirm = swap.reviewed('Confirm swap');
  await expect(confirm).toBeEnabled();
  await expect(feeRow).toHaveCount(0);
  await expect(new AfterTransaction(swap.review).accept).toHaveCount(0);

  await setOwnTax(chain, demo, 400n);
  await expect(swap.review.getByText('TAX takes 4% of this purchase.')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await swap.reviewed('Update the figures').click();
  await expect(swap.fact('TAX fee (4%)')).toBeVisible();
  await setOwnTax(chain, demo, 0n);
  await expect(swap.review.getByText(exempt)).toBeVisible();
  await expect(confirm).toBeEnabled();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await accessibilityViolations(page)).toEqual([]);
  const shown = await swap.exact(swap.side(/^You receive/), 18);
  const minimum = await swap.exact(swap.fact('Minimum received'), 18);
  const [arrived = 0n] = await changesBy(chain, ['TAX'], async () => {
    await swap.confirm();
    await expect(swap.outcome('Confirmed')).toBeVisible();
  });
  expect(arrived - shown.raw).toBeGreaterThanOrEqual(0n);
  expect(arrived - shown.raw).toBeLessThan(arrived / 1_000_000n);
  // The tolerance of half a percent, and not the fee beside it.
  expect(minimum.raw * 1_006n).toBeGreaterThan(arrived * 1_000n);
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
  await page.keyboard.press('Escape');
  await swap.pays.fill('1');
  await expect(status(page, exempt)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Minimum received' })).toBeVisible();
  await expect(feeRow).toHaveCount(0);
});

test('SIM-05 an account that pays a larger fee than others is offered figures with it', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await saveSettings(page, { userSlippageTolerance: 500 });
  await setTaxes(chain, 300n);
  await setOwnTax(chain, ACCOUNTS.demo, 400n);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await expect(status(page, /^TAX takes 3% of each purchase and sale/)).toBeVisible();
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  await expect(swap.review.getByText('TAX takes 4% of this purchase.')).toBeVisible();
  await swap.reviewed('Update the figures').click();
  const own = 'TAX takes 4% of your transfer, as the preview of your transaction found.';
  await expect(swap.review.getByText(own)).toBeVisible();
  await expect(swap.fact('TAX fee (4%)')).toBeVisible();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  const { raw: shown } = await swap.exact(swap.side(/^You receive/), 18);
  const [, received = 0n] = await new AfterTransaction(swap.review).differences(18, 18);
  expect(received - shown).toBeGreaterThanOrEqual(0n);
  expect(received - shown).toBeLessThan(received / 1_000_000n);
});

test('SIM-05 SIM-04 a fee of the account alone, above the tolerance, is told with its amount and offered, and a move of the price does not end it', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await setTaxes(chain, 0n);
  await setOwnTax(chain, ACCOUNTS.demo, 500n);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  await expect(swap.review.getByText('TAX takes 5% of this purchase.')).toBeVisible();
  await expect(
    swap.review.getByText(
      /^You would now receive [\d.]+ TAX instead of [\d.]+ TAX, 5\.01% less\.$/,
    ),
  ).toBeVisible();
  await swap.reviewed('Update the figures').click();
  const confirm = swap.reviewed('Confirm swap');
  await expect(confirm).toBeEnabled();
  await expect(swap.fact('TAX fee (5%)')).toBeVisible();
  const before = await swap.exact(swap.side(/^You receive/), 18);

  const seen = new Set<string>();
  await page.exposeFunction('noteReview', (text: string) => void seen.add(text));
  await swap.review.evaluate((dialog) => {
    const note = (window as unknown as { noteReview: (text: string) => void }).noteReview;
    new MutationObserver(() => note(dialog.textContent ?? '')).observe(dialog, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await sellAlong(chain, ['WAVAX', 'TAX'], '1');
  await expect(swap.review.getByText('The price has changed.')).toBeVisible();
  await swap.reviewed('Accept the new price').click();
  await expect(confirm).toBeEnabled();
  await expect(swap.fact('TAX fee (5%)')).toBeVisible();
  const now = await swap.exact(swap.side(/^You receive/), 18);
  expect(now.raw).toBeLessThan(before.raw);
  expect([...seen].filter((text) => /TAX takes 0%|improved|would fail/.test(text))).toEqual([]);
  const [arrived = 0n] = await changesBy(chain, ['TAX'], async () => {
    await swap.confirm();
    await expect(swap.outcome('Confirmed')).toBeVisible();
  });
  expect(arrived - now.raw).toBeGreaterThanOrEqual(0n);
  expect(arrived - now.raw).toBeLessThan(arrived / 1_000_000n);
});

test('SIM-06 a review waits for a probe that gets no answer, and not for ever', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.pays.fill('1');
  const account = ACCOUNTS.demo.slice(2).toLowerCase();
  const held: Route[] = [];
  await page.route('**/rpc/**', async (route) => {
    const sent = route.request().postData()?.toLowerCase() ?? '';
    // A probe is simulated at an address that nobody owns.
    if (sent.includes('"code":"0x') && !sent.includes(account)) held.push(route);
    else await route.fallback();
  });
  await swap.choose('receive', 'mYAK');
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Checking the transaction')).toBeDisabled();
  expect(held.length).toBeGreaterThan(0);
  // The preview is there, and the probe is what is waited for.
  await expect(swap.review.getByText(/^at block/)).toBeVisible();
  await expect(swap.reviewed('Checking the transaction')).toBeDisabled();
  await expect(swap.reviewed('Checking the transaction')).toHaveCount(0, { timeout: 10_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('SIM-05 a supply of such a token mints what its review shows, and asks nothing', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const keys = ['WAVAX', 'SPORE'] as const;
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${chain.tokens.SPORE.address}`);
  await expect(status(page, FEE)).toBeVisible();
  await add.first.fill('1');
  await add.openReview();
  await add.approve('SPORE');
  await expect(add.review.confirmButton).toBeEnabled();
  await expect(new AfterTransaction(add.review.dialog).accept).toHaveCount(0);
  const minted = await add.review.fact('Pool tokens received');
  await add.review.confirmButton.click();
  await expect(add.review.outcome('Confirmed')).toBeVisible();
  const held = await liquidityOf(chain, keys);
  // The token rounds its fee down, so that a little more may be minted.
  expect(held - minted.raw).toBeGreaterThanOrEqual(0n);
  expect(held - minted.raw).toBeLessThan(held / 1_000_000n);
});

for (const isExpertMode of [false, true]) {
  test(`SIM-05 a supply of a token that takes half names the loss on both sides and asks${isExpertMode ? ', in expert mode too' : ''}`, async ({
    page,
    chains,
    wallet,
  }) => {
    const chain = chains[43114];
    await setTaxes(chain, 5_000n);
    if (isExpertMode) await saveSettings(page, { userExpertMode: true });
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${chain.tokens.TAX.address}`);
    await page.getByRole('checkbox', { name: /^I understand/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(status(page, /^TAX takes 50% of each /)).toBeVisible();
    await add.first.fill('1');
    await add.action(/^(Review supply|Supply)/).click();
    await expect(
      add.review.dialog.getByText(/^Because of the fee, you get pool tokens for only 50%/),
    ).toBeVisible();
    await expect(add.review.action('Accept what is asked above')).toBeDisabled();
    await add.review.dialog.getByRole('checkbox', { name: 'I accept these fees' }).check();
    await add.approve('TAX');
    await expect(add.review.confirmButton).toBeEnabled();
    expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
  });
}

test('K01 SIM-12 where nothing can be simulated, a fee that nobody knows of cannot take more than the minimum allows', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/console: .*due to price movement/);
  const chain = chains[43114];
  await setTaxes(chain, 500n);
  await withoutOverrides(page);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  await swap.confirm();
  await expect(swap.review.getByRole('alert')).toContainText('fee on transfer');
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
});

test('K01 SIM-12 where nothing can be simulated, no exact amount is bought of a token that may take a fee: the amount to pay is asked for', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await setTaxes(chain, 500n);
  await withoutOverrides(page);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await swap.receives.fill('20');
  await expect(swap.action('Enter the amount you pay')).toBeDisabled();
  const asked =
    'Enter the amount you pay. It is not known whether TAX takes a fee on each transfer.';
  await expect(status(page, asked)).toBeVisible();
  await swap.pays.fill('1');
  await expect(swap.action('Review swap')).toBeEnabled();
  await expect(status(page, asked)).toHaveCount(0);
});

test('SIM-12 without a preview, an exact amount of a token that was found to take no fee is confirmed only once it is accepted that less may arrive', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  withoutPreview(chain);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await expect(status(page, /^TAX: no fee found/)).toBeVisible();
  await swap.receives.fill('20');
  await swap.action('Review swap').click();
  await expect(
    swap.review.getByText(
      'Without the preview, it is not known whether the 20 TAX in this review would arrive. TAX may take a fee on each transfer.',
    ),
  ).toBeVisible();
  await expect(swap.review.getByText('You can confirm without it.')).toHaveCount(0);
  await expect(swap.reviewed('Accept what is asked above')).toBeDisabled();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await accessibilityViolations(page)).toEqual([]);
  await new AfterTransaction(swap.review).accept.check();
  await swap.confirm();
  await expect(swap.outcome('Confirmed')).toBeVisible();
});

test('SIM-05 SIM-06 a fee of a tenth or more is accepted by itself, beside what else is known against the token', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await transact(chain.client, ACCOUNTS.second, {
    address: chain.tokens.TAX.address,
    abi: taxedAbi,
    functionName: 'setTaxes',
    args: [taxedPool(chain), 2_000n, 0n],
  });
  await refuseSales(chain);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await expect(status(page, /^TAX takes 20% of each purchase/)).toBeVisible();
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
  const accept = swap.review.getByRole('checkbox', {
    name: 'I accept these fees, and that I may be unable to sell TAX',
  });
  await expect(swap.review.getByText(/^Selling TAX failed in a simulation\. /)).toBeVisible();
  await expect(accept).not.toBeChecked();
  await expect(swap.reviewed('Accept what is asked above')).toBeDisabled();
  await accept.check();
  await expect(confirm).toBeEnabled();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`SIM-06 a token whose sale reverts is warned of before it is added, and on the form, at 320 px in ${colorScheme}`, async ({
    page,
    chains,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await refuseSales(chains[43114]);
    const tokens = await openWarning(page, chains[43114], 'TAX');
    const { warning } = tokens;
    await expect(warning.getByText(REFUSED)).toBeVisible();
    const limit = warning.getByText('Accounts that the token blocks.');
    await expect(limit).toBeHidden();
    await warning.getByText(LIMITS).click();
    await expect(limit).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await warning.screenshot({ path: test.info().outputPath(`warning-${colorScheme}.png`) });

    await warning.getByRole('checkbox').check();
    await warning.getByRole('button', { name: 'Continue' }).click();
    await expect(status(page, REFUSED)).toBeVisible();
    await scrollToEnd(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.screenshot({ path: test.info().outputPath(`form-${colorScheme}.png`) });
  });
}

test('SIM-06 a token that trades is told so, without a verdict, before it is added and on the form', async ({
  page,
  chains,
}) => {
  const { warning } = await openWarning(page, chains[43114], 'B32');
  await expect(warning.getByText(TRADED)).toBeVisible();
  await expect(warning.getByText(LIMITS)).toBeVisible();
  await warning.getByRole('checkbox').check();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(status(page, TRADED)).toBeVisible();
});

test('SIM-06 SIM-02 with an endpoint that ignores overrides the form says that nothing was tried out, and nothing else changes', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await refuseSales(chain);
  await withoutOverrides(page);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await swap.pays.fill('1');
  await expect(swap.action('Review swap')).toBeVisible();
  await expectMinimumKept(swap, chain, 'TAX');
  await expect(page.getByText('in a simulation')).toHaveCount(0);
  await expect(page.getByText(/^The fees of TAX could not be measured/)).toBeVisible();
});

test('SIM-10 plain tokens are not probed; another is, and not again when it is chosen again', async ({
  page,
  chains,
}) => {
  let count = 0;
  page.on('request', (request) => {
    const sent = request.url().includes('/rpc/') ? request.postData() : null;
    if (sent?.includes('"code":"0x')) count += 1;
  });
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  await swap.pays.fill('1');
  await expect(swap.action('Review swap')).toBeVisible();
  expect(count).toBe(0);
  await swap.choose('receive', 'SPORE');
  await expect(status(page, FEE)).toBeVisible();
  expect(count).toBe(2);
  await swap.choose('receive', 'USDC.e');
  await swap.choose('receive', 'SPORE');
  await chains[43114].client.mine({ blocks: 3 });
  await expect(status(page, FEE)).toBeVisible();
  expect(count).toBe(2);
});
