import { expect, type Locator, type Page } from 'playwright/test';
import { approveExactly } from '../screen/approveExactly';
import { reviewDialog } from '../screen/reviewDialog';
import { outcomeIn } from './outcomeIn';

/** The dialog that converts tokens of the old bridge, as a user uses it. */
export class OldBridgeDialog {
  readonly dialog: Locator;
  readonly amount: Locator;
  readonly review: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Convert old bridge tokens' });
    this.amount = this.dialog.getByLabel('Amount to convert');
    this.review = reviewDialog(page, 'Review conversion', 'Token converted');
  }

  /** Opens it from the alert about a token that is sold. */
  async openFrom(address: string, symbol: string): Promise<void> {
    await this.page.goto(`/swap/?inputCurrency=${address}&outputCurrency=AVAX`);
    await this.page.getByRole('button', { name: `Convert ${symbol} here` }).click();
    await expect(this.dialog).toBeVisible();
  }

  async choose(symbol: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: symbol }).check();
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async startReview(): Promise<void> {
    await this.button('Review conversion').click();
    await expect(this.review).toBeVisible();
  }

  /** A button of the open review. */
  reviewed(name: string | RegExp): Locator {
    return this.review.getByRole('button', { name });
  }

  /** Approves exactly the amount and confirms, and waits until it is mined. */
  async complete(): Promise<void> {
    await approveExactly(this.review);
    await this.reviewed('Confirm conversion').click();
    await expect(outcomeIn(this.page.getByRole('dialog'), 'Confirmed').last()).toBeVisible();
  }
}
