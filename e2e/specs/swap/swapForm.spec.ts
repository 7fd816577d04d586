import type { Locator } from 'playwright/test';
import { parseEther, zeroAddress } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { tokenBalance } from '../../chain/balances';
import { pairAddressOf } from '../../chain/liquidity';
import { setBalance } from '../../chain/setBalance';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { expectClosed } from '../../screen/dialogs';
import { shownAmount } from '../../screen/shownAmount';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

test('SWP-07 the switch exchanges the sides and keeps what was typed with its currency', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('3');
  await page.getByRole('button', { name: 'Switch the tokens' }).click();
  await expect(page.getByRole('button', { name: 'Token to pay: PNG' })).toBeVisible();
  await expect(swap.receives).toHaveValue('3');
  await expect(swap.pays).toHaveValue(/^30\d\./);
});

test('LIQ-09 LIQ-10 max fills in the balance except 0.01 AVAX, and only on the side that is paid', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  const max = page.getByRole('button', { name: 'Max: use the most you can' });
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
    await swap.action('Max: use the most you can').click();
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
  await page.getByRole('button', { name: 'Switch the tokens' }).click();
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

test('SWP-03 a recipient that a link set must be kept or removed before anything is reviewed', async ({
  page,
  chains,
}) => {
  const { tokens } = chains[43114];
  const swap = await connectedSwap(
    page,
    `?outputCurrency=${tokens.PNG.address}&exactAmount=1&recipient=${ACCOUNTS.second}`,
  );
  await expect(page.getByText('A link set this recipient:')).toBeVisible();
  await expect(page.getByText(ACCOUNTS.second)).toBeVisible();
  await expect(swap.action('Keep or remove the recipient')).toBeDisabled();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await swap.action('Review swap').click();
  await swap.openDetails();
  await expect(swap.fact('Recipient')).toContainText(ACCOUNTS.demo);
});

test('SWP-03 SWP-14 C22 a kept recipient receives the output; one that would lose it is refused', async ({
  page,
  chains,
}) => {
  const { tokens } = chains[43114];
  const query = `?outputCurrency=${tokens.PNG.address}&exactAmount=1&recipient=${ACCOUNTS.second}`;
  const swap = await connectedSwap(page, query);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await swap.action('Review swap').click();
  await expect(swap.fact('Recipient')).toContainText(ACCOUNTS.second);
  const received = await swap.exact(swap.side(/^You receive/), 18);
  const held = () => tokenBalance(chains[43114], 'PNG', ACCOUNTS.second);
  const before = await held();
  await swap.complete();
  expect((await held()) - before).toBe(received.raw);

  await swap.open(query);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  const recipient = page.getByLabel('Recipient', { exact: true });
  const pool = await pairAddressOf(chains[43114], ['WAVAX', 'PNG']);
  for (const [refused, reason] of [
    [tokens.PNG.address, 'This is a token of this swap.'],
    [tokens.WAVAX.address, 'This is a token of this swap.'],
    [pool, 'This is a pool of this swap.'],
    [EXCHANGE_ADDRESSES[43113].router, 'This is a contract of the exchange.'],
    [zeroAddress, 'Nobody owns this address.'],
    [`${ACCOUNTS.second}00`, '42 digits after 0x; an address has 40.'],
    [ACCOUNTS.second.replace('C', 'c'), "its capital letters don't match"],
    ['somebody', 'Neither address nor name.'],
  ] as const) {
    await recipient.fill(refused);
    await expect(recipient).toHaveAccessibleDescription(new RegExp(reason));
    await expect(page.getByText(reason)).toBeVisible();
    await expect(swap.action('Invalid recipient')).toBeDisabled();
  }
  await recipient.fill(' ');
  await expect(swap.action('Enter a recipient')).toBeDisabled();
});

/** The colour of errors in the light theme. */
const ERROR_TEXT = 'rgb(192, 42, 46)';
/** The background of the figure of a very high price impact, in both themes. */
const ERROR_FILL = 'rgb(192, 42, 46)';

/** The form's action for sales of AVAX into QI's shallow pool. */
const tiers = [
  { avax: '0.5', action: 'Review swap', question: undefined },
  { avax: '1.2', action: 'Swap anyway', question: 'yesNo' },
] as const;

for (const [index, { avax, action, question }] of tiers.entries()) {
  test(
    `SWP-15 SWP-16 SWP-17 selling ${avax} AVAX into a shallow pool is answered with "${action}"`,
    fullOnly(index > 0),
    async ({ page, wallet }) => {
      const swap = await connectedSwap(page);
      await swap.choose('receive', 'QI');
      await swap.pays.fill(avax);
      const button = swap.action(action);
      await expect(button).toBeVisible();
      const impact = swap.figure('Price impact').getByText(/%/).last();
      const isWarning = action !== 'Review swap';
      // Warnings are visible without the details.
      if (!isWarning) await swap.toggleFormDetails();
      await expect(impact).toHaveText(isWarning ? /^2\.\d\d%, high$/ : /^[<\d.]+%$/);
      const note = page.getByText(/^This swap makes your price 2\.\d\d% worse/);
      await expect(note).toHaveCount(isWarning ? 1 : 0);
      if (isWarning) await expect(impact).toHaveCSS('color', ERROR_TEXT);
      else await expect(impact).not.toHaveCSS('color', ERROR_TEXT);
      await button.click();
      if (question === 'yesNo') {
        const dialog = page.getByRole('dialog', { name: 'High price impact' });
        await expect(dialog.getByText(/makes your price 2\.\d\d% worse/)).toBeVisible();
        const cost = dialog.getByText(/^The price impact costs you about .*\.$/);
        await expect(cost).toContainText(/[\d.]+ QI/);
        await dialog.getByRole('button', { name: 'Go back' }).click();
        expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
        await swap.action(action).click();
        await dialog.getByRole('button', { name: 'Continue to the review' }).click();
        // Visible without scrolling, and only once.
        const told = swap.fact('Price impact');
        await expect(told).toHaveCount(1);
        await expect(told).toBeInViewport({ ratio: 1 });
      }
      await swap.complete();
    },
  );
}

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
  const chosen = `/swap/?theme=dark&inputCurrency=AVAX&outputCurrency=${PNG.address}#there`;
  await expect(page).toHaveURL(chosen);
  await expect(swap.pays).toHaveValue('1');
  await swap.pays.fill('2');
  await page.reload();
  await expect(swap.pays).toHaveValue('2');
  await page.getByRole('button', { name: 'Switch the tokens' }).click();
  await expect(page).toHaveURL(
    `/swap/?theme=dark&inputCurrency=${PNG.address}&outputCurrency=AVAX#there`,
  );
  // An earlier entry of the swap keeps what is typed since, and names those tokens.
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Pool', exact: true }).click();
  await expect(page).toHaveURL('/pool/');
  await bar.getByRole('link', { name: 'Swap', exact: true }).click();
  await expect(page).toHaveURL('/swap/');
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

test('SWP-16 an amount mostly lost to rounding is reported as too small, not as a price impact', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  // It is worth 1.99 of the smallest units of USDC.e. The pool pays whole units: one.
  await swap.pays.pressSequentially('0.0000001');
  await expect(swap.action('Amount too small')).toBeDisabled();
});

test('SWP-15 SWP-16 above the limit of price impact the button names an amount, and that one is below it', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'QI');
  const tooHigh = swap.action(/^Price impact too high: try less than [\d.,]+ \w+$/);
  const named = async () => {
    const text = ((await tooHigh.textContent()) ?? '').replaceAll(',', '');
    return /[\d.]+(?= \w+$)/.exec(text)?.[0] ?? '';
  };
  for (const [field, typed] of [
    [swap.pays, '1.7'],
    [swap.receives, '2000'],
  ] as const) {
    await field.press('ControlOrMeta+A');
    await field.pressSequentially(typed);
    await expect(tooHigh).toBeDisabled();
    await expect(
      page.getByText(
        /^[\d.,]+ \w+ keeps the price impact below 2%\. Above 3%, a swap needs expert mode/,
      ),
    ).toBeVisible();
    const within = await named();
    await field.press('ControlOrMeta+A');
    await field.pressSequentially(within);
    await expect(swap.action('Swap anyway')).toBeEnabled();
    // One more in its third digit is above the limit.
    const step = 10 ** (Math.floor(Math.log10(Number(within))) - 2);
    await field.fill(String(Number((Number(within) + step).toPrecision(3))));
    await expect(tooHigh).toBeDisabled();
    expect(await named()).toBe(within);
    // What is offered needs no warning.
    await swap.action(/^Use /).click();
    expect(Number(await field.inputValue())).toBeLessThan(Number(within));
    await expect(swap.action('Review swap')).toBeEnabled();
  }
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
  const told = await swap.review.getByText(/^You would now receive .*\.$/).textContent();
  await swap.review.getByRole('button', { name: 'Accept the new price' }).click();
  const second = await swap.exact(swap.side(/^You receive/), 18);
  expect(second.raw).toBeLessThan(first.raw);
  const [now, before] = [second, first].map(({ raw }) => shownAmount(raw, 18, 6));
  expect(told).toContain(`You would now receive ${now} QI instead of ${before} QI, `);
  const percent = Number(/, ([\d.]+)% less\.$/.exec(told ?? '')?.[1]);
  const part = Number(first.raw - second.raw) / Number(first.raw);
  expect(Math.abs(percent - 100 * part)).toBeLessThan(0.02);
  await swap.complete();
});

test('SWP-14 C22 neither pair of a two-hop route is accepted as the recipient', async ({
  page,
  chains,
}) => {
  const { tokens } = chains[43114];
  const swap = await connectedSwap(
    page,
    `?inputCurrency=${tokens['LINK.e'].address}&outputCurrency=${tokens['USDC.e'].address}&exactAmount=1&recipient=${ACCOUNTS.second}`,
  );
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(swap.receives).toHaveValue(/^\d+\.\d+$/);
  await expect(swap.action('Invalid recipient')).toBeHidden();
  const recipient = page.getByLabel('Recipient', { exact: true });
  const first = await pairAddressOf(chains[43114], ['LINK.e', 'WAVAX']);
  const second = await pairAddressOf(chains[43114], ['WAVAX', 'USDC.e']);
  for (const lost of [first, second]) {
    await recipient.press('ControlOrMeta+A');
    await recipient.pressSequentially(lost);
    await expect(recipient).toHaveValue(lost);
    await expect(swap.action('Invalid recipient')).toBeDisabled();
    await recipient.press('ControlOrMeta+A');
    await recipient.pressSequentially(ACCOUNTS.second);
    await expect(swap.action('Invalid recipient')).toBeHidden();
  }
});

test('SWP-05 SWP-02 TOK-29 a link with one currency twice clears the token to receive, and an invalid recipient is named', async ({
  page,
}) => {
  const swap = new SwapPage(page);
  await swap.open('?inputCurrency=AVAX&outputCurrency=avax&recipient=nobody');
  await expect(page.getByRole('button', { name: 'Token to pay: AVAX' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Token to receive: Select a token' }),
  ).toBeVisible();
  await expect(page.getByText('A link set this recipient:')).toBeVisible();
  await expect(page.getByText('Neither address nor name.')).toBeVisible();
});

test('SWP-15 SWP-16 SWP-17 SWP-20 expert mode swaps beyond the limit, whose impact differs in words and looks from a high one, after a typed consent and without the review', async ({
  page,
  wallet,
}) => {
  await saveSettings(page, { userExpertMode: true });
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'QI');
  await swap.pays.fill('4');
  // With their icons.
  const high = page.getByText(/^\d\.\d\d%, high$/).locator('..');
  await expect(high).toHaveCSS('color', ERROR_TEXT);
  const drawnIcon = (figure: Locator) => figure.locator('svg').innerHTML();
  const highIcon = await drawnIcon(high);
  await swap.pays.fill('7');
  const veryHigh = page.getByText(/^1\d\.\d\d%, very high$/).locator('..');
  await expect(veryHigh).toHaveCSS('background-color', ERROR_FILL);
  expect(await drawnIcon(veryHigh)).not.toBe(highIcon);
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await swap.action('Swap anyway').click();
  const dialog = page.getByRole('dialog', { name: 'Very high price impact' });
  await expect(dialog.getByText(/^1\d\.\d\d%, very high$/)).toBeVisible();
  await expect(dialog).toContainText(/sends 7 AVAX .*for about [\d,.]+ QI.*, at least [\d,.]+ QI/);
  const agree = dialog.getByRole('button', { name: 'Swap now' });
  await expect(agree).toBeDisabled();
  await dialog.getByRole('textbox').fill('Confirm');
  await expect(agree).toBeDisabled();
  await dialog.getByRole('textbox').fill('confirm');
  await agree.click();
  await expect(swap.outcome('Confirmed')).toBeVisible();
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
});

test('SWP-12 SWP-20 in expert mode, too, a swap to another address is reviewed, and a rejected one goes back to its review', async ({
  page,
  chains,
  wallet,
}) => {
  await saveSettings(page, { userExpertMode: true });
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await expect(swap.action('Swap now')).toBeEnabled();
  await page.getByRole('button', { name: 'Add a recipient' }).click();
  await expect(swap.action('Enter a recipient')).toBeDisabled();
  const recipient = page.getByLabel('Recipient', { exact: true });
  await recipient.fill(` ${ACCOUNTS.second} `);
  await expect(page.getByText(ACCOUNTS.second)).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Add a recipient' }).click();
  await recipient.fill(ACCOUNTS.second);

  await swap.action('Review').click();
  await expect(swap.review.getByText(ACCOUNTS.second)).toBeVisible();
  const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
  await expect(confirm).toBeEnabled();
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
  await wallet.act('rejectNext', 'eth_sendTransaction');
  await confirm.click();
  await swap.review.getByRole('button', { name: 'Back to the review' }).click();
  const held = () => tokenBalance(chains[43114], 'PNG', ACCOUNTS.second);
  const before = await held();
  await confirm.click();
  await expect(swap.outcome('Confirmed')).toBeVisible();
  expect(await held()).toBeGreaterThan(before);
  await swap.closeSent();
  await expect(page.getByRole('button', { name: 'Add a recipient' })).toBeVisible();
});

test('SWP-17 SWP-20 in expert mode, too, a swap to another address is reviewed after the consent to its impact', async ({
  page,
  wallet,
}) => {
  await saveSettings(page, { userExpertMode: true });
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'QI');
  await swap.pays.fill('4');
  await page.getByRole('button', { name: 'Add a recipient' }).click();
  await page.getByLabel('Recipient', { exact: true }).fill(ACCOUNTS.second);
  await swap.action('Swap anyway').click();
  const consent = page.getByRole('dialog', { name: 'High price impact' });
  await expect(consent.getByText(/this sends/)).toBeHidden();
  await consent.getByRole('button', { name: 'Continue to the review' }).click();
  await expect(swap.review.getByText(ACCOUNTS.second)).toBeVisible();
  await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
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
  await swap.review.getByRole('button', { name: 'Back to the review' }).click();
  await expectClosed(swap.review);
  await expect(swap.pays).toHaveValue('1');
  await wallet.act('hangNext', 'eth_sendTransaction');
  await swap.action('Swap now').click();
  await expect(page.getByRole('dialog', { name: 'Waiting for your wallet' })).toBeVisible();
  await wallet.act('release');
  await expect(swap.outcome('Confirmed')).toBeVisible();
});
