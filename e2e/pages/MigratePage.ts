import { expect, type Locator, type Page } from 'playwright/test';
import { tokenOf } from '@/devnet/migration/oldPools';
import { reviewDialog } from '../screen/reviewDialog';
import { outcomeIn } from './outcomeIn';

type Symbols = readonly [string, string];

/** /migrate, as a user uses it. */
export class MigratePage {
  readonly card: Locator;
  /** The current step. */
  readonly step: Locator;
  readonly amount: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.card = page.getByRole('region', { name: 'Migrate liquidity' });
    this.step = this.card.locator('[aria-current=step]');
    this.amount = this.card.getByLabel('Pool tokens to convert');
    this.dialog = reviewDialog(
      page,
      'Review (withdrawal|conversion|deposit)',
      'Withdrawal complete|Liquidity converted|Deposit complete',
    );
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

  async review(name: string): Promise<void> {
    await this.button(name).click();
    await expect(this.dialog).toBeVisible();
  }

  /** A button of the open review. */
  reviewed(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** Confirms the open review, and waits until its transaction is mined. */
  async confirm(): Promise<void> {
    await this.reviewed(/^Confirm/).click();
    await expect(outcomeIn(this.page.getByRole('dialog'), 'Confirmed')).toBeVisible();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }
}
