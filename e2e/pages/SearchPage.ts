import { expect, type Locator, type Page } from 'playwright/test';
import { pageHasKeys } from '../screen/pageHasKeys';

/** The search of the site, as a user uses it. */
export class SearchPage {
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly results: Locator;
  /** The result that Enter opens. */
  readonly active: Locator;
  readonly answer: Locator;
  /** The list of keys. */
  readonly keys: Locator;

  constructor(readonly page: Page) {
    this.opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
    this.dialog = page.getByRole('dialog', { name: 'Search' });
    this.field = this.dialog.getByRole('combobox');
    this.results = this.dialog.getByRole('option');
    this.active = this.dialog.getByRole('option', { selected: true });
    this.answer = this.dialog.getByRole('status');
    this.keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  }

  /** Opens it by its key. */
  async open(): Promise<void> {
    await pageHasKeys(this.page);
    await this.page.keyboard.press('/');
    await expect(this.field).toBeFocused();
  }

  /** The results of one kind. */
  group(name: 'Tokens' | 'Pools' | 'Farms' | 'Pages'): Locator {
    return this.dialog.getByRole('group', { name }).getByRole('option');
  }
}
