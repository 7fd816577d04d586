import { expect, type Locator, type Page } from 'playwright/test';

/** The list of farms, as a user sees it. */
export class FarmListPage {
  readonly cards: Locator;
  /** The heading of each card: its pair. */
  readonly names: Locator;
  readonly search: Locator;
  readonly count: Locator;
  /** The order of the list on a phone. */
  readonly order: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.cards = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    this.names = this.cards.getByRole('heading', { level: 2 });
    this.search = main.getByRole('searchbox', { name: 'Search by symbol' });
    this.order = main.getByRole('combobox', { name: 'Sort by' });
    this.count = main.getByRole('status').filter({ hasText: /\d farms?/ });
  }

  async open(version: string): Promise<void> {
    await this.page.goto(`/png/${version}/`);
  }

  card(pair: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: pair }) });
  }

  /** The figure of a farm, by its term. */
  figure(pair: string, term: string): Locator {
    return this.card(pair)
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: term }) });
  }

  choice(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** A figure of all farms as numbers, from the top; a farm without one is left out. */
  async numbers(term: string): Promise<readonly number[]> {
    const texts = await this.cards
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: term }) })
      .locator('dd:first-of-type')
      .allTextContents();
    return texts.map((text) => Number(text.replace(/[^\d.]/g, ''))).filter((value) => value > 0);
  }

  async expectDescending(term: string): Promise<void> {
    await expect(async () => {
      const numbers = await this.numbers(term);
      expect(numbers.length).toBeGreaterThan(3);
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    }).toPass();
  }

  async expectAscending(term: string): Promise<void> {
    await expect(async () => {
      const numbers = await this.numbers(term);
      expect(numbers.length).toBeGreaterThan(3);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }).toPass();
  }
}
