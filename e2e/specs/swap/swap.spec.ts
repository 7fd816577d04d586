import { type Address, parseEther, parseUnits, zeroHash } from 'viem';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { changesBy } from '../../chain/balances';
import { setBalance } from '../../chain/setBalance';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SwapPage } from '../../pages/SwapPage';
import { Transactions } from '../../pages/Transactions';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

const router = { address: EXCHANGE_ADDRESSES[43114].router, abi: routerAbi };

test('SWP-21 SWP-24 REL-11 AVAX is swapped for PNG through the router: what was shown is what moved, to the last digit', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1.25');
  await swap.action('Review swap').click();

  const paid = await swap.exact(swap.side(/^You pay/), 18);
  const received = await swap.exact(swap.side(/^You receive/), 18);
  const minimum = await swap.exact(swap.fact('Minimum received'), 18);
  const least = swap.side(/^You receive/).getByText(/^at least \d/);
  expect(await swap.exact(least, 18)).toEqual(minimum);
  const [, quoted] = await chain.client.readContract({
    ...router,
    functionName: 'getAmountsOut',
    args: [parseEther('1.25'), [chain.tokens.WAVAX.address, chain.tokens.PNG.address]],
  });
  expect(paid).toEqual({ raw: parseEther('1.25'), symbol: 'AVAX' });
  expect(received).toEqual({ raw: quoted, symbol: 'PNG' });
  expect(minimum).toEqual({ raw: (received.raw * 10_000n) / 10_050n, symbol: 'PNG' });

  const [avaxChange, pngChange] = await changesBy(chain, ['AVAX', 'PNG'], async () => {
    await swap.complete();
    await expect(page.getByRole('dialog', { name: 'Swap complete' })).toBeVisible();
  });
  expect(avaxChange).toBe(-paid.raw);
  expect(pngChange).toBe(received.raw);
});

test('SWP-23 APR-03 TOK-05 a token of 6 decimals is approved, then swapped for one of 18', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const swap = await connectedSwap(page);
  await swap.choose('pay', 'USDC.e');
  await swap.choose('receive', 'DAI.e');
  await swap.pays.fill('100.000001');
  await swap.action('Review swap').click();
  const steps = swap.review.getByRole('paragraph').filter({ hasText: /^Step \d of 2:/ });
  await expect(steps).toHaveText(['Step 1 of 2: Approve USDC.e', 'Step 2 of 2: Confirm swap']);
  const now = swap.review.locator('[aria-current=step]');
  await page.setViewportSize({ width: 320, height: 568 });
  const note = swap.review.getByText(
    'Any amount of USDC.e you confirm, until removed under Account.',
  );
  await expect(note).toBeVisible();
  await swap.review.getByRole('radio', { name: 'Only this amount' }).check();
  await expect(swap.review.getByText(/^At most 100\.001\s/)).toBeVisible();
  await swap.review.getByRole('radio', { name: 'Unlimited' }).check();
  await expect(note).toBeVisible();
  await swap.reviewed('Approve USDC.e').click();
  await expect(steps.first()).toHaveText('Step 1 of 2: USDC.e approved');
  await expect(now).toContainText('Step 2 of 2: Confirm swap');
  const paid = await swap.exact(swap.side(/^You pay/), 6);
  const received = await swap.exact(swap.side(/^You receive/), 18);
  expect(paid.raw).toBe(parseUnits('100.000001', 6));

  const [usdcChange, daiChange] = await changesBy(chain, ['USDC.e', 'DAI.e'], () =>
    swap.complete(),
  );
  expect(usdcChange).toBe(-paid.raw);
  expect(daiChange).toBe(received.raw);
  expect(await swap.exact(swap.fact('Paid'), 6)).toEqual(paid);
  expect(await swap.exact(swap.fact('Received'), 18)).toEqual(received);
  const [{ hash } = { hash: zeroHash }] = await new Transactions(page).stored();
  const { gasUsed, effectiveGasPrice } = await chain.client.getTransactionReceipt({ hash });
  expect(await swap.exact(swap.fact('Network fee'), 18)).toEqual({
    raw: gasUsed * effectiveGasPrice,
    symbol: 'AVAX',
  });
  await expect(swap.review.getByRole('link', { name: 'View on explorer' })).toHaveAttribute(
    'href',
    new RegExp(hash),
  );
  await expect(swap.review.getByRole('listitem')).toHaveCount(0);
  const sent = (await wallet.requests()).filter(({ method }) => method === 'eth_sendTransaction');
  expect(sent).toHaveLength(2);
});

test('TRD-04 a trade of three hops is found, shown as a path and swapped', async ({
  page,
  chains,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('pay', 'JOE');
  await swap.choose('receive', 'LINK.e');
  await swap.pays.fill('10');
  await swap.action('Review swap').click();
  await swap.reviewed(/^Approve JOE/).click();
  await swap.openDetails();
  await expect(swap.review.getByRole('img', { name: 'JOE → PNG → WAVAX → LINK.e' })).toBeVisible();
  const received = await swap.exact(swap.side(/^You receive/), 18);
  const [change] = await changesBy(chains[43114], ['LINK.e'], () => swap.complete());
  expect(change).toBe(received.raw);
});

test('TXN-14 the explorer is linked as soon as the wallet has sent, and balances follow the receipt', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await expect(page.getByText('Balance 10,000')).toBeVisible();
  await swap.pays.fill('2');
  await swap.action('Review swap').click();
  await swap.confirm();
  const link = swap.page.getByRole('dialog').getByRole('link', { name: 'View on explorer' });
  await expect(link).toHaveAttribute('href', /\/tx\/0x[0-9a-f]{64}$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('Balance 10,199.3')).toBeVisible();
  await expect(swap.pays).toHaveValue('');
});

const garbage: readonly (readonly [string, string])[] = [
  ['-1', '1'],
  ['1e3', '13'],
  ['0x10', '010'],
  ['１２', '12'],
  ['1。5', '1.5'],
  ['abc', ''],
  ['1,5', '1.5'],
];

test('AMT-02 the amount field takes digits and one point only, and turns a comma into a point', async ({
  page,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  for (const [typed, kept] of garbage) {
    await swap.pays.fill('');
    await swap.pays.pressSequentially(typed);
    await expect(swap.pays).toHaveValue(kept);
  }
  // A refused text replaces nothing.
  await swap.pays.fill('600');
  await swap.pays.press('ControlOrMeta+A');
  await swap.pays.pressSequentially('-1');
  await expect(swap.pays).toHaveValue('1');
  await expect(swap.pays).toHaveAttribute('inputmode', 'decimal');
});

test('LNG-15 a sign that is not understood is marked, and its field has no amount', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  for (const typed of ['1.2.3', "1'234"]) {
    await swap.pays.fill('');
    await swap.pays.pressSequentially(typed);
    await expect(swap.pays).toHaveValue(typed);
    await expect(swap.pays).toHaveAttribute('aria-invalid', 'true');
    await expect(swap.pays).toHaveAccessibleDescription(/^Not a number: /);
    await expect(swap.action('Enter an amount')).toBeDisabled();
  }
  await swap.pays.press('Backspace');
  await swap.pays.fill('2');
  await expect(page.getByText(/^Not a number: /)).toHaveCount(0);
  await expect(swap.action('Review swap')).toBeEnabled();
});

test('AMT-01 AMT-17 an amount of zero, of more decimals than the token has, or too large, is invalid', async ({
  page,
  wallet,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('pay', 'USDC.e');
  await swap.choose('receive', 'PNG');
  for (const [text, says] of [
    ['0', 'Enter an amount'],
    ['0.0', 'Enter an amount'],
    ['.', 'Enter an amount'],
    ['1.0000001', 'USDC.e has at most 6 decimals'],
    ['9'.repeat(79), 'Amount too large'],
  ] as const) {
    await swap.pays.fill(text);
    await expect(swap.action(says)).toBeDisabled();
    await expect(swap.pays).toHaveValue(text);
  }
  const sent = (await wallet.requests()).map(({ method }) => method);
  expect(sent).not.toContain('eth_sendTransaction');
});

test('SWP-10 the button says what is missing', async ({ page }) => {
  const swap = new SwapPage(page);
  await swap.open();
  await expect(swap.action('Connect wallet')).toBeEnabled();
  await swap.connect();
  await expect(swap.action('Enter an amount')).toBeDisabled();
  await swap.pays.fill('1');
  await expect(swap.action('Select a token').last()).toBeDisabled();
  await swap.choose('receive', 'PNG');
  await expect(swap.action('Review swap')).toBeEnabled();
  await swap.pays.fill('500.1');
  await expect(swap.action('Insufficient AVAX balance')).toBeDisabled();
});

test('SWP-11 a slippage of 0 does not skip the balance check, whichever side is typed', async ({
  page,
  chains,
}) => {
  await setBalance(chains[43114], '10');
  await saveSettings(page, { userSlippageTolerance: 0 });
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('10.000000000000000001');
  await expect(swap.action('Insufficient AVAX balance')).toBeDisabled();
  await swap.pays.fill('10');
  await expect(swap.action('Review swap')).toBeEnabled();
  await swap.receives.fill('1100');
  await expect(swap.action('Insufficient AVAX balance')).toBeDisabled();
  await swap.receives.fill('900');
  await expect(swap.action('Review swap')).toBeEnabled();
});

test('SWP-06 the other field is computed, even when the amount to receive is typed', async ({
  page,
  chains,
}) => {
  const { client, tokens } = chains[43114];
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.receives.fill('100');
  const [needed] = await client.readContract({
    ...router,
    functionName: 'getAmountsIn',
    args: [
      parseEther('100'),
      [tokens.WAVAX.address, tokens.PNG.address] as const satisfies readonly Address[],
    ],
  });
  await swap.action('Review swap').click();
  const paid = await swap.exact(swap.side(/^You pay/), 18);
  expect(paid.raw).toBe(needed);
  const most = swap.side(/^You pay/).getByText(/^at most \d/);
  expect(await swap.exact(most, 18)).toEqual(await swap.exact(swap.fact('Maximum sold'), 18));
});
