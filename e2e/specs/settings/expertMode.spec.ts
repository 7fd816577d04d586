import { SettingsPanel } from '../../pages/SettingsPanel';
import { expect, test } from '../../test';

test('SET-10 LNG-05 expert mode asks for the word of the language, and only that word turns it on', async ({
  page,
}) => {
  const settings = new SettingsPanel(page);
  await page.goto('/swap/');
  await settings.open();
  await settings.expertMode.click();
  const word = settings.expertDialog.getByRole('textbox', { name: 'Type “confirm”' });
  const turnOn = settings.expertDialog.getByRole('button', { name: 'Turn on expert mode' });
  for (const typed of ['', 'Confirm', 'confir', 'confirmed']) {
    await word.fill(typed);
    await word.press('Enter');
    await expect(turnOn).toBeDisabled();
  }
  await page.mouse.click(5, 5);
  await expect(word).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings.expertDialog).toBeHidden();
  await expect(settings.expertMode).not.toBeChecked();
  await expect(settings.expertMode).toBeFocused();

  await settings.turnExpertModeOn();
  await expect(settings.expertMode).toBeFocused();
  await settings.reopen();
  await expect(settings.expertMode).toBeChecked();
});

test('SET-10 expert mode turns off at once, and the card shows while it is on', async ({
  page,
}) => {
  const settings = new SettingsPanel(page);
  const card = page.getByRole('region', { name: 'Swap' });
  await page.goto('/swap/');
  await settings.open();
  await settings.turnExpertModeOn();
  await settings.close();
  await expect(card.getByText('Expert mode')).toBeVisible();
  await settings.open();
  await settings.expertMode.click();
  await expect(settings.expertMode).not.toBeChecked();
  await expect(settings.expertDialog).toBeHidden();
  await settings.close();
  await expect(card.getByText('Expert mode')).toBeHidden();
});
