import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations } from '../../screen/axe';
import { figureOf } from '../../screen/figureOf';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

const ENTER_VALID_SLIPPAGE = 'Enter a slippage from 0 to less than 50%';
/** The colour of errors in the light theme. */
const ERROR_TEXT = 'rgb(192, 42, 46)';
const MAY_FAIL = 'Your transaction may fail.';
const MAY_BE_FRONTRUN = /^A swap may be frontrun: an attacker could take up to [\d.]+%\./;

test('SET-02 SET-03 a first visit has 0.5 percent, of three presets, 60 minutes and no expert mode', async ({
  page,
}) => {
  const settings = new SettingsPanel(page);
  await page.goto('/swap/');
  await settings.open();
  await expect(settings.slippage).toHaveValue('0.5');
  await expect(settings.preset('0.5%')).toHaveAttribute('aria-pressed', 'true');
  await expect(settings.deadline).toHaveValue('60');
  await expect(settings.expertMode).not.toBeChecked();

  for (const [preset, percent] of [
    ['0.1%', '0.1'],
    ['1%', '1'],
  ] as const) {
    await settings.preset(preset).click();
    await expect(settings.preset(preset)).toHaveAttribute('aria-pressed', 'true');
    await expect(settings.preset('0.5%')).toHaveAttribute('aria-pressed', 'false');
    await expect(settings.slippage).toHaveValue(percent);
    await settings.reopen();
    await expect(settings.slippage).toHaveValue(percent);
  }
});

test('SET-04 SET-05 a slippage that is typed counts when its field is left and is kept: a comma is a point, 0 is one too', async ({
  page,
}) => {
  const settings = new SettingsPanel(page);
  await page.goto('/swap/');
  await settings.open();
  for (const [typed, shown] of [
    ['0.01', '0.01'],
    ['3', '3'],
    ['15', '15'],
    ['1,5', '1.5'],
    ['49.99', '49.99'],
    ['0', '0'],
  ] as const) {
    await settings.slippage.fill(typed);
    await expect(settings.dialog.getByText(ENTER_VALID_SLIPPAGE)).toBeHidden();
    await settings.slippage.blur();
    await expect(settings.slippage).toHaveValue(shown);
  }
  await settings.reopen();
  await expect(settings.slippage).toHaveValue('0');
});

test('SET-05 SET-06 SET-08 an invalid slippage says so in place, and leaving the field brings the current one back', async ({
  page,
}) => {
  const settings = new SettingsPanel(page);
  await page.goto('/swap/');
  await settings.open();
  await settings.slippage.fill('2');
  await settings.slippage.blur();
  for (const typed of ['50', '-1', 'abc', '1.2.3']) {
    await settings.slippage.fill(typed);
    await expect(settings.dialog.getByText(ENTER_VALID_SLIPPAGE)).toBeVisible();
    await expect(settings.slippage).toHaveAttribute('aria-invalid', 'true');
    await settings.slippage.blur();
    await expect(settings.slippage).toHaveValue('2');
    await expect(settings.slippage).toHaveAttribute('aria-invalid', 'false');
    await expect(settings.dialog.getByText('still 2%')).toBeVisible();
  }
  await settings.slippage.fill('');
  await settings.slippage.blur();
  await expect(settings.slippage).toHaveValue('2');
  await settings.reopen();
  await expect(settings.slippage).toHaveValue('2');
});

test('SET-07 a slippage under 0.5 percent or over 5 is shown as risky', async ({ page }) => {
  const settings = new SettingsPanel(page);
  await page.goto('/swap/');
  await settings.open();
  const [low, high] = [
    settings.dialog.getByText(MAY_FAIL),
    settings.dialog.getByText(MAY_BE_FRONTRUN),
  ];
  for (const [percent, isLow, isHigh] of [
    ['0.49', true, false],
    ['0.5', false, false],
    ['5', false, false],
    ['5.01', false, true],
  ] as const) {
    await settings.slippage.fill(percent);
    await expect(low).toBeVisible({ visible: isLow });
    await expect(high).toBeVisible({ visible: isHigh });
  }
});

test('SET-07 SET-09 a deadline over 3 hours is shown as risky, while it is typed and afterwards', async ({
  page,
}) => {
  const settings = new SettingsPanel(page);
  await page.goto('/swap/');
  await settings.open();
  const risk = settings.dialog.getByText(/^It may be mined hours later/);
  await settings.deadline.fill('180');
  await expect(risk).toBeHidden();
  await settings.deadline.fill('181');
  await expect(risk).toBeVisible();
  await settings.deadline.blur();
  await settings.reopen();
  await expect(risk).toBeVisible();
  await settings.deadline.fill('0');
  await expect(risk).toBeHidden();
});

test('SET-09 the deadline takes whole minutes above 0; anything else is a red field and not kept', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const settings = new SettingsPanel(page);
  await page.goto('/swap/');
  await settings.open();
  await settings.deadline.fill('20');
  await expect(settings.deadline).toHaveAttribute('aria-invalid', 'false');
  await settings.deadline.blur();
  for (const typed of ['0', '-5', '1.5', 'ten', '']) {
    await settings.deadline.fill(typed);
    await expect(settings.deadline).toHaveAttribute('aria-invalid', 'true');
    await expect(settings.deadline).toHaveCSS('color', 'rgb(192, 42, 46)');
    await expect(settings.dialog.getByText('Enter whole minutes, 1 or more')).toBeVisible();
  }
  await settings.deadline.fill('150119987579017');
  await expect(
    settings.dialog.getByText('Enter at most 150,119,987,579,016 minutes'),
  ).toBeVisible();
  await settings.deadline.blur();
  await expect(settings.deadline).toHaveValue('20');
  await expect(settings.dialog.getByText('still 20 min')).toBeVisible();
  await settings.reopen();
  await expect(settings.deadline).toHaveValue('20');
});

test('SET-11 S02 a stored slippage or deadline that is not a number becomes the default', async ({
  page,
}) => {
  const settings = new SettingsPanel(page);
  await saveSettings(page, {
    userSlippageTolerance: 'high',
    userDeadline: null,
    userExpertMode: true,
  });
  await page.goto('/swap/');
  await settings.open();
  await expect(settings.expertMode).toBeChecked();
  await expect(settings.slippage).toHaveValue('0.5');
  await expect(settings.deadline).toHaveValue('60');
});

test('SET-09 SWP-24 the swap keeps to the settings: the card names the slippage tolerance, the review the deadline too', async ({
  page,
}) => {
  const settings = new SettingsPanel(page);
  const swap = new SwapPage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const slippageOnCard = swap.figure('Slippage tolerance');
  await swap.openConnected();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await expect(swap.action('Review swap')).toBeEnabled();
  await swap.toggleFormDetails();
  await expect(slippageOnCard).toHaveText('0.5%');
  const term = page.getByRole('button', { name: 'Slippage tolerance', exact: true });
  await expect(term).toHaveAccessibleDescription(/^How much worse the price may get/);

  await settings.open();
  await settings.slippage.fill('2.5');
  await settings.deadline.fill('20');
  await settings.close();
  await expect(slippageOnCard).toHaveText('2.5%');
  await swap.action('Review swap').click();
  await expect(swap.fact('Slippage tolerance')).toContainText('2.5%');
  await swap.openDetails();
  await expect(swap.fact('Deadline')).toContainText('20 min + 100 s');
  const received = await swap.exact(swap.side(/^You receive/), 18);
  const minimum = await swap.exact(swap.fact('Minimum received'), 18);
  expect(minimum.raw).toBe((received.raw * 10_000n) / 10_250n);

  const marked = (percent: string) => swap.fact('Slippage tolerance').getByText(percent);
  await expect(marked('2.5%')).not.toHaveCSS('color', ERROR_TEXT);
  await page.keyboard.press('Escape');
  await swap.toggleFormDetails();
  await expect(slippageOnCard).toBeHidden();
  await settings.setSlippage('20');
  // Warnings are visible without the details.
  await expect(slippageOnCard.getByText('20%')).toHaveCSS('color', ERROR_TEXT);
  await expect(swap.figure('Minimum received')).toBeVisible();
  await swap.action('Review swap').click();
  await expect(marked('20%')).toHaveCSS('color', ERROR_TEXT);
  // The minimum is visible before the button.
  const high = figureOf(swap.review.getByText(/^At 20% tolerance, you may receive/));
  await expect(high).toBeInViewport({ ratio: 1 });
  const least = await swap.exact(swap.fact('Minimum received'), 18);
  expect(await swap.exact(high, 18)).toEqual(least);
});

test(
  'S08 a slippage changed in another tab is taken by the next review, not by the open one',
  fullOnly(),
  async ({ page, context }) => {
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'PNG');
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    await expect(swap.fact('Slippage tolerance')).toContainText('0.5%');

    const otherTab = await context.newPage();
    await otherTab.goto('/swap/');
    await new SettingsPanel(otherTab).setSlippage('3');
    await expect(
      page
        .getByRole('region', { name: 'Swap', includeHidden: true })
        .getByText('Slippage tolerance'),
    ).toBeAttached();
    await expect(swap.fact('Slippage tolerance')).toContainText('0.5%');
    await swap.review.getByRole('button', { name: 'Close' }).click();
    await swap.action('Review swap').click();
    await expect(swap.fact('Slippage tolerance')).toContainText('3%');
  },
);

for (const [index, [colorScheme, width]] of (
  [
    ['light', 1280],
    ['dark', 1280],
    ['light', 320],
    ['dark', 320],
  ] as const
).entries()) {
  test(
    `the settings are accessible in the ${colorScheme} theme at ${width} px, with everything they can say`,
    fullOnly(index % 3 === 0),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const settings = new SettingsPanel(page);
      await page.goto('/swap/');
      await settings.opener.press('Enter');
      await settings.slippage.fill('6');
      await settings.deadline.fill('0');
      await settings.turnExpertModeOn();
      await settings.slippage.fill('100');
      await settings.deadline.fill('0');
      expect(await accessibilityViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);

      await settings.expertMode.press('Space');
      await settings.expertMode.press('Space');
      await expect(settings.expertDialog).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(settings.expertDialog).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(settings.dialog).toBeHidden();
      await expect(settings.opener).toBeFocused();
    },
  );
}
