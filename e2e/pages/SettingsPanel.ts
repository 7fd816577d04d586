import { expect, type Locator, type Page } from 'playwright/test';
import type { Settings } from '@/lib/site/settings/settings';
import { SETTINGS_KEY } from '@/lib/site/settings/store';
import { expectClosed } from '../screen/dialogs';

/** The settings, as a user opens and changes them. */
export class SettingsPanel {
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly slippage: Locator;
  readonly deadline: Locator;
  readonly expertMode: Locator;
  readonly expertDialog: Locator;
  readonly endpoint: Locator;
  readonly useEndpoint: Locator;
  readonly siteEndpoints: Locator;

  constructor(readonly page: Page) {
    this.opener = page.getByRole('button', { name: 'Settings' });
    this.dialog = page.getByRole('dialog', { name: 'Settings' });
    this.slippage = this.dialog.getByRole('textbox', { name: 'Custom slippage in percent' });
    this.deadline = this.dialog.getByRole('textbox', { name: 'Transaction deadline in minutes' });
    this.expertMode = this.dialog.getByRole('switch', { name: 'Expert mode' });
    this.expertDialog = page.getByRole('dialog', { name: 'Are you sure?' });
    this.endpoint = this.dialog.getByRole('textbox', { name: /^Your own endpoint for/ });
    this.useEndpoint = this.dialog.getByRole('button', { name: 'Check and use' });
    this.siteEndpoints = this.dialog.getByRole('button', { name: "Use the exchange's endpoints" });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await expect(this.dialog).toBeVisible();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click();
    await expectClosed(this.dialog);
  }

  preset(percent: string): Locator {
    return this.dialog.getByRole('button', { name: percent, exact: true });
  }

  /** The settings as the next visit will find them. */
  async reopen(): Promise<void> {
    await this.page.reload();
    await this.open();
  }

  /** Types into a field key by key, in place of its text. */
  async type(field: Locator, text: string): Promise<void> {
    await field.press('ControlOrMeta+a');
    await field.press('Delete');
    await field.pressSequentially(text);
  }

  /** The settings stored on this device; nothing before the first change. */
  stored(): Promise<Partial<Settings>> {
    return this.page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}').state ?? {},
      SETTINGS_KEY,
    );
  }

  async setSlippage(percent: string): Promise<void> {
    await this.open();
    await this.slippage.fill(percent);
    await this.close();
  }

  async turnExpertModeOn(): Promise<void> {
    await this.expertMode.click();
    await this.expertDialog.getByRole('textbox').fill('confirm');
    await this.expertDialog.getByRole('button', { name: 'Turn on expert mode' }).click();
    await expect(this.expertMode).toBeChecked();
  }
}
