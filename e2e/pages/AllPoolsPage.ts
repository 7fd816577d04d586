import { expect, type Locator, type Page } from 'playwright/test';

/** The list of all pools below the own positions, and the view of one. */
export class AllPoolsPage {
  readonly list: Locator;
  readonly rows: Locator;
  /** The names of the pools, which open their views. */
  readonly names: Locator;
  readonly search: Locator;
  /** The open view of a pool. */
  readonly view: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('region', { name: 'All pools' });
    this.rows = this.list.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.names = this.rows.getByRole('button');
    this.search = this.list.getByRole('searchbox');
    this.view = page.getByRole('dialog');
  }

  /** Opens the page, with the view of a pool if there is one. */
  async open(pool?: string): Promise<void> {
    await this.page.goto(pool === undefined ? '/pool/' : `/pool/?pool=${pool}`);
  }

  /**
   * Shows the list, and waits until it is read, on a chain without old states. The note that says so
   * moves what is at the end of the page.
   */
  async waitUntilRead(): Promise<void> {
    await this.list.scrollIntoViewIfNeeded();
    await expect(this.list).toContainText('Traded and fees are missing');
  }

  row(pair: string): Locator {
    return this.rows.filter({
      has: this.page.getByRole('button', { name: pair, exact: true }),
    });
  }

  head(column: string): Locator {
    return this.list.getByRole('columnheader', { name: column });
  }

  async sortBy(column: string): Promise<void> {
    await this.head(column).getByRole('button').click();
  }

  /** The figure of a pool below the head of a column. */
  async cell(pair: string, column: string): Promise<Locator> {
    await expect(this.head(column)).toBeVisible();
    const heads = await this.list.getByRole('columnheader').allTextContents();
    const index = heads.findIndex((head) => head.startsWith(column));
    return this.row(pair)
      .getByRole('cell')
      .nth(index - 1);
  }

  async openView(pair: string): Promise<void> {
    await this.row(pair).getByRole('button').click();
  }
}
