import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { tokenBalance } from '../../chain/balances';
import { setBalance } from '../../chain/setBalance';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SwapPage } from '../../pages/SwapPage';
import { expectClosed } from '../../screen/dialogs';
import { shownAmount } from '../../screen/shownAmount';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

test('SWP-07 the switch exchanges the sides and keeps what was typed with its currency', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('3');
  await page.getByRole('button', { name: 'Switch tokens' }).click();
  await expect(page.getByRole('button', { name: 'Token to pay: PNG' })).toBeVisible();
  await expect(swap.receives).toHaveValue('3');
  await expect(swap.pays).toHaveValue(/^30\d\./);
});

test('LIQ-09 LIQ-10 max fills in the balance except 0.01 AVAX, and only on the side that is paid', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  const max = page.getByRole('button', { name: 'Max: use all you can' });
  const kept = page.getByText('− 0.01 for fees');
  await expect(max).toHaveCount(1);
  await expect(kept).toBeHidden();
  const half = swap.action('50% of what you can spend');
  const place = await half.boundingBox();
  await max.click();
  await expect(kept).toBeVisible();
  await expect(swap.pays).toHaveValue('499.99');
  await expect(max).toBeHidden();
  expect(await half.boundingBox()).toEqual(place);
});

for (const width of [320, 375, 1280])
  test(`a long maximum is cut for reading and moves nothing, at ${width} px`, async ({
    page,
    chains,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await setBalance(chains[43114], '499.993287773995014418');
    const swap = await connectedSwap(page);
    const token = page.getByRole('button', { name: 'Token to pay: AVAX' });
    await swap.pays.fill('2');
    await expect(page.getByText('$40.00')).toBeVisible();
    const place = await token.boundingBox();
    await swap.action('Max: use all you can').click();
    await expect(page.getByText('499.98328…')).toBeVisible();
    expect(await token.boundingBox()).toEqual(place);
    await swap.pays.focus();
    await expect(swap.pays).toHaveValue('499.983287773995014418');
    await expect(page.getByText('499.98328…')).toBeHidden();
    expect(await token.boundingBox()).toEqual(place);
  });

test('SWP-08 SWP-09 AVAX is wrapped and unwrapped one for one', async ({ page, chains }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'WAVAX');
  await swap.pays.fill('500.5');
  await expect(swap.action('Insufficient AVAX balance')).toBeDisabled();
  await swap.pays.fill('1.5');
  await expect(swap.receives).toHaveValue('1.5');
  const held = () => tokenBalance(chains[43114], 'WAVAX');
  const before = await held();
  await swap.action('Wrap').click();
  await page.getByRole('button', { name: 'Confirm wrap' }).click();
  await expect(swap.outcome('Wrapped 1.5 AVAX')).toBeVisible();
  expect((await held()) - before).toBe(parseEther('1.5'));

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Switch tokens' }).click();
  await swap.pays.fill('100');
  await expect(swap.action('Insufficient WAVAX balance')).toBeDisabled();
  await swap.pays.fill('0.5');
  await swap.action('Unwrap').click();
  await page.getByRole('button', { name: 'Confirm unwrap' }).click();
  await expect(swap.outcome('Unwrapped 0.5 WAVAX')).toBeVisible();
  expect((await held()) - before).toBe(parseEther('1'));
});

test('SWP-01 SWP-04 a link fills in the form', async ({ page, chains }) => {
  const { tokens } = chains[43114];
  const swap = new SwapPage(page);
  await swap.open(
    `?outputCurrency=${tokens.PNG.address.toLowerCase()}&exactAmount=12,5&exactField=output`,
  );
  await expect(page.getByRole('button', { name: 'Token to pay: AVAX' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Token to receive: PNG' })).toBeVisible();
  await expect(swap.receives).toHaveValue('12.5');
  await expect(swap.pays).toHaveValue(/^0\.12/);
  await swap.open('?outputCurrency=AVAX');
  await expect(page.getByRole('button', { name: 'Token to pay: Select a token' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Token to receive: AVAX' })).toBeVisible();
});

test('NAV-35 SWP-28 the address names the tokens that are chosen, keeps what else it has, and Back leads to the page before', async ({
  page,
  chains,
}) => {
  const { PNG, JOE } = chains[43114].tokens;
  await page.goto('/pool/');
  await page.goto(`/swap/?theme=dark&outputCurrency=${JOE.address}&exactAmount=1#there`);
  const swap = new SwapPage(page);
  await expect(swap.pays).toHaveValue('1');
  await swap.choose('receive', 'PNG');
  await expect(page).toHaveURL(
    `/swap/?theme=dark&inputCurrency=AVAX&outputCurrency=${PNG.address}&exactAmount=1#there`,
  );
  await expect(swap.pays).toHaveValue('1');
  await swap.pays.fill('2');
  await page.reload();
  await expect(swap.pays).toHaveValue('2');
  await page.getByRole('button', { name: 'Switch tokens' }).click();
  await expect(page).toHaveURL(
    `/swap/?theme=dark&inputCurrency=${PNG.address}&outputCurrency=AVAX&exactAmount=2&exactField=output#there`,
  );
  // An earlier entry of the swap keeps what is typed since, and names those tokens.
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Pool', exact: true }).click();
  await expect(page).toHaveURL('/pool/');
  await bar.getByRole('link', { name: 'Swap', exact: true }).click();
  await expect(page).toHaveURL(/outputCurrency=AVAX&exactAmount=2&exactField=output$/);
  await swap.choose('receive', 'JOE');
  const later = new RegExp(`inputCurrency=${PNG.address}&outputCurrency=${JOE.address}`);
  await expect(page).toHaveURL(later);
  await swap.receives.fill('5');
  await page.goBack();
  await expect(page).toHaveURL('/pool/');
  await page.goBack();
  await expect(page).toHaveURL(later);
  await expect(swap.receives).toHaveValue('5');
  await page.goBack();
  await expect(page).toHaveURL('/pool/');
});

test('the rest of the figures stays as the user left it, after a reload too', async ({
  page,
  chains,
}) => {
  const swap = new SwapPage(page);
  const terms = page.getByRole('region', { name: 'Swap' }).getByRole('term');
  await swap.open(`?outputCurrency=${chains[43114].tokens.PNG.address}&exactAmount=1`);
  await expect(terms).toHaveText(['Price']);
  await swap.toggleFormDetails();
  await expect(swap.figure('Minimum received')).toContainText('PNG');
  await page.reload();
  await expect(swap.figure('Minimum received')).toContainText('PNG');
  await swap.toggleFormDetails();
  await expect(terms).toHaveText(['Price']);
});

test('SWP-10 the button says why an amount cannot be swapped: too small, or with too many decimals', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  await swap.pays.pressSequentially('0.00000000001');
  await expect(swap.action('Amount too small')).toBeDisabled();
  await swap.receives.fill('2000000');
  await expect(swap.action('Insufficient liquidity for this swap')).toBeDisabled();
  await swap.receives.pressSequentially('.0000001');
  await expect(swap.action('USDC.e has at most 6 decimals')).toBeDisabled();
  await swap.receives.press('Backspace');
  await expect(swap.action('Insufficient liquidity for this swap')).toBeDisabled();
});

test('SWP-19 a price that moved beyond the limit during the review has to be accepted', async ({
  page,
  chains,
}) => {
  const { client, tokens } = chains[43114];
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'QI');
  await swap.pays.fill('0.5');
  await swap.action('Review swap').click();
  const first = await swap.exact(swap.side(/^You receive/), 18);
  await transact(client, ACCOUNTS.second, {
    address: EXCHANGE_ADDRESSES[43114].router,
    abi: routerAbi,
    functionName: 'swapExactAVAXForTokens',
    args: [0n, [tokens.WAVAX.address, tokens.QI.address], ACCOUNTS.second, 10n ** 12n],
    value: parseEther('1'),
  });
  await expect(swap.review.getByText('The price has changed.')).toBeVisible();
  await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeDisabled();
  const said = await swap.review.getByText(/^You would now receive .*\.$/).textContent();
  const notice = said?.replaceAll('\u00a0', ' ');
  await swap.review.getByRole('button', { name: 'Accept new price' }).click();
  const second = await swap.exact(swap.side(/^You receive/), 18);
  expect(second.raw).toBeLessThan(first.raw);
  const [now, before] = [second, first].map(({ raw }) => shownAmount(raw, 18, 6));
  expect(notice).toContain(`You would now receive ${now} QI instead of ${before} QI, `);
  const percent = Number(/, ([\d.]+)% less\.$/.exec(notice ?? '')?.[1]);
  const part = Number(first.raw - second.raw) / Number(first.raw);
  expect(Math.abs(percent - 100 * part)).toBeLessThan(0.02);
  await swap.complete();
});

test('SWP-20 expert mode opens no review that was not shown, also after a refusal', async ({
  page,
  wallet,
}) => {
  await saveSettings(page, { userExpertMode: true });
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await wallet.act('rejectNext', 'eth_sendTransaction');
  await swap.action('Swap now').click();
  await swap.review.getByRole('button', { name: 'Back to review' }).click();
  await expectClosed(swap.review);
  await expect(swap.pays).toHaveValue('1');
  await wallet.act('hangNext', 'eth_sendTransaction');
  await swap.action('Swap now').click();
  await expect(page.getByRole('dialog', { name: 'Waiting for your wallet' })).toBeVisible();
  await wallet.act('release');
  await expect(swap.outcome('Confirmed')).toBeVisible();
});
