import { expect, type Locator, type Page } from 'playwright/test';
import { expectClosed } from '../screen/dialogs';
import { SwapPage } from './SwapPage';
import { TokenDialog } from './TokenDialog';

/** The token lists, as a user manages them in the choice of a token. */
export class TokenLists {
  readonly tokens: TokenDialog;
  readonly entry: Locator;
  readonly back: Locator;
  readonly view: Locator;
  readonly address: Locator;
  readonly add: Locator;
  readonly error: Locator;
  readonly rows: Locator;
  /** A list that was found at an address. */
  readonly found: Locator;
  readonly news: Locator;
  readonly updates: Locator;
  readonly removal: Locator;

  constructor(readonly page: Page) {
    this.tokens = new TokenDialog(page);
    this.entry = this.tokens.dialog.getByRole('button', { name: 'Manage lists' });
    this.view = page.getByRole('dialog', { name: 'Manage token lists' });
    this.back = this.view.getByRole('button', { name: 'Back to search' });
    this.address = this.view.getByLabel('Address of the list');
    this.add = this.view.getByRole('button', { name: 'Add', exact: true });
    this.error = this.view.getByRole('alert');
    this.rows = this.view.getByRole('list', { name: 'Your lists' }).getByRole('listitem');
    this.found = page.getByRole('dialog', { name: 'Add token list' });
    this.news = page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('region', { name: 'Token list updates' });
    this.updates = page.getByRole('dialog', { name: 'Token list updates' });
    this.removal = page.getByRole('dialog', { name: 'Remove token list' });
  }

  /** Opens the view on the swap screen, without a wallet. */
  async open(): Promise<void> {
    await new SwapPage(this.page).open();
    await this.openHere();
  }

  async openHere(): Promise<void> {
    await this.tokens.open('receive');
    await this.entry.click();
    await expect(this.rows.first()).toBeVisible();
  }

  /** Reloads the page and opens the view again. */
  async reopen(): Promise<void> {
    await this.page.reload();
    await this.openHere();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  use(name: string): Locator {
    return this.view.getByRole('switch', { name: `Use ${name}`, exact: true });
  }

  action(what: 'View' | 'Update' | 'Remove', name: string): Locator {
    return this.view.getByRole('button', { name: `${what} ${name}`, exact: true });
  }

  /** Fetches the list at an address, and stops before it is added. */
  async look(address: string): Promise<void> {
    await this.address.fill(address);
    await this.add.click();
  }

  /** Adds the list at an address. */
  async addFrom(address: string): Promise<void> {
    await this.look(address);
    await this.found.getByRole('checkbox').check();
    await this.found.getByRole('button', { name: 'Add list' }).click();
    await expectClosed(this.found);
  }

  /** Removes a list, with the typed word. */
  async remove(name: string): Promise<void> {
    await this.action('Remove', name).click();
    await this.removal.getByRole('textbox').fill('remove');
    await this.removal.getByRole('button', { name: `Remove ${name}` }).click();
    await expectClosed(this.removal);
  }

  /** Opens a list as a whole. */
  async see(name: string): Promise<Locator> {
    await this.action('View', name).click();
    const dialog = this.page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Opens the changes that the popup announces. */
  async openUpdates(): Promise<void> {
    const notes = this.page.getByRole('region', { name: 'Notifications' });
    await notes.getByRole('button', { name: 'View changes' }).click();
    await expect(this.updates).toBeVisible();
  }
}
