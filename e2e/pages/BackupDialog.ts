import { expect, type Locator, type Page } from 'playwright/test';
import { SettingsPanel } from './SettingsPanel';

/** The export and the import of what a device keeps. */
export class BackupDialog {
  readonly dialog: Locator;
  readonly download: Locator;
  readonly withEndpoints: Locator;
  readonly file: Locator;
  readonly error: Locator;
  readonly changes: Locator;
  readonly cancel: Locator;
  /** The button that imports what is chosen. */
  readonly import: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Backup' });
    this.download = this.dialog.getByRole('button', { name: 'Download file' });
    this.withEndpoints = this.dialog.getByRole('checkbox', {
      name: /^Include my network endpoints/,
    });
    this.file = this.dialog.getByLabel('Backup file');
    this.error = this.dialog.getByRole('alert');
    this.changes = this.dialog.getByRole('list', { name: /would change$/ }).getByRole('listitem');
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
    this.import = this.dialog.getByRole('button', { name: /^(Import \d|Nothing chosen)/ });
  }

  /** Opens it from the settings of the screen that is open. */
  async open(): Promise<void> {
    const settings = new SettingsPanel(this.page);
    await settings.open();
    await settings.dialog.getByRole('button', { name: 'Export or import' }).click();
    await expect(this.download).toBeVisible();
  }

  /** The text of the file that an export downloads. */
  async exported(): Promise<string> {
    const downloading = this.page.waitForEvent('download');
    await this.download.click();
    const stream = await (await downloading).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString();
  }

  /** Chooses a file with this text. */
  async choose(text: string, name = 'backup.json'): Promise<void> {
    await this.file.setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  }

  change(words: string | RegExp): Locator {
    return this.changes.filter({ hasText: words }).getByRole('checkbox');
  }
}
