import type { Locator } from 'playwright/test';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { expect, test } from '../../test';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Pastes a text from the clipboard in place of a field's selection. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((_element, copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+v');
}

async function pasteOver(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await paste(field, text);
}

test('AMT-15 pasted text is read as it is written, and what is not a number is reported and loses nothing', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  const { pays } = swap;
  const said = page.getByRole('alert').filter({ hasText: /^Not pasted:/ });
  for (const [text, value] of [
    ['2,400.5', '2400.5'],
    ['2.4000', '2.4000'],
    [' 12 ', '12'],
    ['1 234.5 AVAX\n', '1234.5'],
  ] as const) {
    await pasteOver(pays, text);
    await expect(pays).toHaveValue(value);
  }
  await expect(said).toHaveCount(0);

  for (const text of ['2,40', '1e18', '-5', '$12', '12 WAVAX']) {
    await pasteOver(pays, text);
    await expect(said).toContainText(`“${text}”`);
    await expect(pays).toHaveAccessibleDescription(/^Not pasted:/);
    await expect(pays).toHaveValue('1234.5');
  }
  await pays.press('End');
  await paste(pays, '6.7');
  await expect(said).toContainText('“6.7”');
  await pays.press('Home');
  await paste(pays, '9');
  await expect(pays).toHaveValue('91234.5');
  await expect(said).toHaveCount(0);
  await expect(pays).toHaveAccessibleDescription('');
  await pays.press('8');
  await expect(pays).toHaveValue('981234.5');
});

test('LNG-15 AMT-15 one sign before three digits asks which number was pasted', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  for (const [text, first, second] of [
    ['2,400', '2400', '2.400'],
    ['2.400', '2.400', '2400'],
  ] as const) {
    await pasteOver(swap.pays, text);
    const asked = page.getByRole('alert').filter({ hasText: `Which number is “${text}”?` });
    await expect(asked.getByRole('button')).toHaveText([first, second]);
    await asked.getByRole('button', { name: first, exact: true }).click();
    await expect(swap.pays).toHaveValue(first);
    await expect(asked).toHaveCount(0);
  }
});

test('AMT-15 what a copy button wrote is pasted to its last digit', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  await swap.pays.pressSequentially('170');
  await swap.toggleFormDetails();
  const least = page.getByRole('button', { name: /USDC\.e, exactly .* Copy/ });
  const shown = (await least.locator('[data-exact]').getAttribute('data-exact')) ?? '';
  expect(shown).toMatch(/^3,\d{3}\.\d{6}\sUSDC\.e$/);
  const copied = shown.replace(/\sUSDC\.e$/, '').replace(',', '');
  await least.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await swap.pays.press('ControlOrMeta+a');
  await swap.pays.press('ControlOrMeta+v');
  await expect(swap.pays).toHaveValue(copied);
});

test('AMT-15 the fields of the settings read what is pasted', async ({ page }) => {
  const settings = new SettingsPanel(page);
  await page.goto('/swap/');
  await settings.open();
  await pasteOver(settings.slippage, ' 2.5%');
  await expect(settings.slippage).toHaveValue('2.5');
  await pasteOver(settings.slippage, 'abc');
  await expect(settings.dialog.getByText('Not pasted: “abc” is not a number')).toBeVisible();
  await expect(settings.slippage).toHaveAccessibleDescription(/Not pasted:/);
  await expect(settings.slippage).toHaveValue('2.5');
  await pasteOver(settings.deadline, '1,440');
  await settings.dialog.getByRole('button', { name: '1440', exact: true }).click();
  await expect(settings.deadline).toHaveValue('1440');
});
