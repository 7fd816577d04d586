import { fullOnly } from '../../fullOnly';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { expect, test } from '../../test';

test(
  'SET-13 S13 a value typed key by key is stored when its field is left, and not before',
  fullOnly(),
  async ({ page }) => {
    const settings = new SettingsPanel(page);
    await page.goto('/swap/');
    await settings.open();
    await settings.type(settings.slippage, '100');
    await expect(settings.slippage).toHaveAttribute('aria-invalid', 'true');
    await settings.type(settings.deadline, '10.5');
    await expect(settings.deadline).toHaveAttribute('aria-invalid', 'true');
    await settings.deadline.blur();
    expect(await settings.stored()).toEqual({});
    await expect(settings.slippage).toHaveValue('0.5');
    await expect(settings.deadline).toHaveValue('60');
    await expect(settings.dialog.getByText('still 0.5%')).toBeVisible();
    await expect(settings.dialog.getByText('still 60 min')).toBeVisible();

    await settings.type(settings.slippage, '12');
    expect(await settings.stored()).toEqual({});
    await settings.type(settings.deadline, '30');
    expect(await settings.stored()).toMatchObject({
      userSlippageTolerance: 1200,
      userDeadline: 3600,
    });
    await settings.expertMode.focus();
    expect(await settings.stored()).toMatchObject({
      userSlippageTolerance: 1200,
      userDeadline: 1800,
    });
  },
);

test(
  'SET-13 Enter and closing the dialog store a typed value; a reload loses it',
  fullOnly(),
  async ({ page }) => {
    const settings = new SettingsPanel(page);
    await page.goto('/swap/');
    await settings.open();
    await settings.type(settings.slippage, '7');
    await settings.slippage.press('Enter');
    await expect(settings.slippage).toBeFocused();
    expect(await settings.stored()).toMatchObject({ userSlippageTolerance: 700 });

    await settings.type(settings.slippage, '8');
    await settings.slippage.press('Escape');
    await expect(settings.dialog).toBeHidden();
    expect(await settings.stored()).toMatchObject({ userSlippageTolerance: 800 });

    await settings.open();
    await settings.type(settings.deadline, '25');
    await page.mouse.click(5, 5);
    await expect(settings.dialog).toBeHidden();
    expect(await settings.stored()).toMatchObject({ userDeadline: 1500 });

    await settings.open();
    await settings.type(settings.slippage, '100');
    await settings.slippage.press('Enter');
    await settings.slippage.press('Escape');
    await expect(settings.dialog).toBeHidden();
    expect(await settings.stored()).toMatchObject({ userSlippageTolerance: 800 });

    await settings.open();
    await settings.type(settings.slippage, '9');
    await settings.reopen();
    await expect(settings.slippage).toHaveValue('8');
    expect(await settings.stored()).toMatchObject({ userSlippageTolerance: 800 });
  },
);

for (const width of [320, 1280])
  test(
    `SET-13 a preset or switch clicked after an invalid text still works at ${width} px`,
    fullOnly(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const settings = new SettingsPanel(page);
      await page.goto('/swap/');
      await settings.open();
      await settings.type(settings.slippage, '100');
      await settings.preset('0.5%').click();
      await expect(settings.slippage).toHaveValue('0.5');
      await expect(settings.dialog.getByText('Not saved')).toBeHidden();
      await settings.type(settings.slippage, '100');
      await settings.preset('1%').click();
      await expect(settings.slippage).toHaveValue('1');
      expect(await settings.stored()).toMatchObject({ userSlippageTolerance: 100 });

      await settings.type(settings.deadline, '0');
      const { y } = (await settings.expertMode.boundingBox()) ?? {};
      await settings.expertMode.click();
      await expect(settings.expertDialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(settings.dialog.getByText('still 60 min')).toBeVisible();
      expect((await settings.expertMode.boundingBox())?.y).toBe(y);
    },
  );

test(
  'SET-13 a text that is being typed stays while another tab changes the setting',
  fullOnly(),
  async ({ page, context }) => {
    const settings = new SettingsPanel(page);
    await page.goto('/swap/');
    await settings.open();
    await settings.type(settings.slippage, '100');
    const otherTab = await context.newPage();
    await otherTab.goto('/swap/');
    await new SettingsPanel(otherTab).setSlippage('3');
    await expect.poll(() => settings.stored()).toMatchObject({ userSlippageTolerance: 300 });
    await expect(settings.slippage).toHaveValue('100');
    await settings.slippage.blur();
    await expect(settings.slippage).toHaveValue('3');
    await expect(settings.dialog.getByText('still 3%')).toBeVisible();
  },
);
