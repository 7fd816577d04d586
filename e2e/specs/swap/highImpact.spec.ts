import type { Locator } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

/** The colour of errors in the light theme. */
const ERROR_TEXT = 'rgb(192, 42, 46)';
/** The background of the figure of a very high price impact, in both themes. */
const ERROR_FILL = 'rgb(192, 42, 46)';

/** The form's action for sales of AVAX into QI's shallow pool. */
const tiers = [
  { avax: '0.3', action: 'Review swap', isNoted: false, question: undefined },
  { avax: '0.8', action: 'Review swap', isNoted: true, question: undefined },
  { avax: '1.2', action: 'Swap anyway', isNoted: true, question: 'yesNo' },
] as const;

for (const [index, { avax, action, isNoted, question }] of tiers.entries()) {
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
      const note = page.getByText(/^You lose about \$\d\.\d\d \(\d\.\d\d%\)\. A smaller amount/);
      await expect(note).toHaveCount(isNoted ? 1 : 0);
      await expect(button).not.toHaveCSS('background-color', ERROR_FILL);
      if (isWarning) await expect(impact).toHaveCSS('color', ERROR_TEXT);
      else await expect(impact).not.toHaveCSS('color', ERROR_TEXT);
      await button.click();
      if (question === 'yesNo') {
        const dialog = page.getByRole('dialog', { name: 'High price impact' });
        await expect(dialog.getByText(/makes your price 2\.\d\d% worse/)).toBeVisible();
        const cost = dialog.getByText(/^The price impact costs you about .*\.$/);
        await expect(cost).toContainText(/[\d.]+\sQI/);
        await dialog.getByRole('button', { name: 'Go back' }).click();
        expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
        await swap.action(action).click();
        await dialog.getByRole('button', { name: 'Continue to review' }).click();
        // Visible without scrolling, and only once.
        const impactFact = swap.fact('Price impact');
        await expect(impactFact).toHaveCount(1);
        await expect(impactFact).toBeInViewport({ ratio: 1 });
      }
      await swap.complete();
    },
  );
}

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
  const tooHigh = swap.action(/^Price impact too high: try less than [\d.,]+\s\w+$/);
  const named = async () => {
    const text = ((await tooHigh.textContent()) ?? '').replaceAll(',', '');
    return /[\d.]+(?=\s\w+$)/.exec(text)?.[0] ?? '';
  };
  for (const [field, typed] of [
    [swap.pays, '1.7'],
    [swap.receives, '2000'],
  ] as const) {
    await field.press('ControlOrMeta+A');
    await field.pressSequentially(typed);
    await expect(tooHigh).toBeDisabled();
    await expect(
      page.getByText(/^[\d.,]+\s\w+ keeps it below 2%\. Above 3%, a swap needs expert mode/),
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
  await expect(dialog).toContainText(
    /sends 7\sAVAX .*for about [\d,.]+\sQI.*, at least [\d,.]+\sQI/,
  );
  const agree = dialog.getByRole('button', { name: 'Swap now' });
  await expect(agree).toBeDisabled();
  await dialog.getByRole('textbox').fill('Confirm');
  await expect(agree).toBeDisabled();
  await dialog.getByRole('textbox').fill('confirm');
  await agree.click();
  await expect(swap.outcome('Confirmed')).toBeVisible();
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
});
