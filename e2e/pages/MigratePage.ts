import { expect, type Locator, type Page } from 'playwright/test';
import { tokenOf } from '@/devnet/migration/oldPools';
import { ReviewingPage } from './ReviewingPage';

type Symbols = readonly [string, string];

/** /migrate, as a user uses it. */
export class MigratePage extends ReviewingPage {
  readonly card: Locator;
  /** The current step. */
  readonly step: Locator;
  readonly amount: Locator;

  constructor(page: Page) {
    super(page, page.getByRole('region', { name: 'Migrate liquidity' }), {
      reviews: 'Review (withdrawal|conversion|deposit)',
      results: 'Withdrawal complete|Liquidity converted|Deposit complete',
    });
    this.card = this.form;
    this.step = this.card.locator('[aria-current=step]');
    this.amount = this.card.getByLabel('Pool tokens to convert');
  }

  /** Opens the migration of a pair and a version to others. */
  async open(
    from: Symbols,
    to: Symbols,
    [versionFrom, versionTo]: readonly [number, number],
  ): Promise<void> {
    const id = (symbol: string) => (symbol === 'AVAX' ? symbol : tokenOf(symbol).address);
    const path = [...from.map(id), versionFrom, ...to.map(id), versionTo].join('/');
    await this.page.goto(`/migrate/${path}/`);
    await expect(this.card).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name });
  }
}
