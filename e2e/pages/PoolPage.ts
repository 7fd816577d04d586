import { expect, type Locator, type Page } from 'playwright/test';
import { type ExactFigure, SwapPage } from './SwapPage';

/** The list of liquidity positions, as a user sees it. */
export class PoolPage {
  readonly positions: Locator;
  readonly rows: Locator;
  readonly status: Locator;
  /** What all positions are worth. */
  readonly total: Locator;

  constructor(readonly page: Page) {
    this.positions = page.getByRole('region', { name: 'Your positions' });
    this.rows = this.positions.getByRole('listitem');
    this.status = this.positions.getByRole('status').first();
    this.total = page.locator('main dl').filter({ hasText: /^(Total liquidity|In your wallet)/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/pool/');
  }

  async openConnected(): Promise<void> {
    await this.open();
    await new SwapPage(this.page).connect();
  }

  link(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  /** The names of the pairs, from the top. */
  async expectPairs(names: readonly string[]): Promise<void> {
    await expect(this.positions.getByRole('heading', { level: 3 })).toHaveText(names);
  }

  row(pair: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('heading', { name: pair, exact: true }) });
  }

  /** Opens what a row has below its figures. */
  async unfold(pair: string): Promise<void> {
    await this.row(pair)
      .getByRole('button', { name: /^Manage/, expanded: false })
      .click();
  }

  /** The value of a figure of a position, by its term. */
  figure(pair: string, term: string): Locator {
    return this.row(pair)
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: term }) });
  }

  /** The result of a position, in its open row. */
  story(pair: string): Locator {
    return this.row(pair).getByRole('region', { name: 'Your result' });
  }

  /**
   * The figures of a position to their last digit, in the order of its open row; of 18 decimals,
   * unless other ones are given.
   */
  async exactFigures(
    pair: string,
    decimals: readonly number[] = [],
  ): Promise<readonly ExactFigure[]> {
    const figures = await this.row(pair).locator('dd:has([data-exact])').all();
    const swap = new SwapPage(this.page);
    return Promise.all(figures.map((figure, index) => swap.exact(figure, decimals[index] ?? 18)));
  }
}
