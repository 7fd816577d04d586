import type { Locator, Page } from 'playwright/test';
import { expectClosed } from '../screen/dialogs';
import { reviewDialog } from '../screen/reviewDialog';
import { outcomeIn } from './outcomeIn';
import { pickToken } from './pickToken';
import { type ExactFigure, SwapPage } from './SwapPage';

/** The send screen, as a user uses it. */
export class SendPage {
  readonly card: Locator;
  readonly amount: Locator;
  readonly recipient: Locator;
  readonly review: Locator;

  constructor(readonly page: Page) {
    this.card = page.getByRole('region', { name: 'Send', exact: true });
    this.amount = page.getByLabel('You send', { exact: true });
    this.recipient = page.getByLabel('Recipient', { exact: true });
    this.review = reviewDialog(page, 'Review send', 'Sent');
  }

  async openConnected(): Promise<void> {
    await this.page.goto('/send/');
    await new SwapPage(this.page).connect();
  }

  /** The card's primary action, whatever its label. */
  action(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name });
  }

  /** Fills in the form, and opens its review. */
  async openReview(amount: string, recipient: string): Promise<void> {
    await this.amount.fill(amount);
    await this.recipient.fill(recipient);
    await this.action('Review send').click();
  }

  confirmButton(): Locator {
    return this.review.getByRole('button', { name: 'Confirm send' });
  }

  async choose(search: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Token to send:' }).click();
    await pickToken(this.page, search);
  }

  /** A figure of the review to its last digit. */
  exact(within: Locator, decimals: number): Promise<ExactFigure> {
    return new SwapPage(this.page).exact(within, decimals);
  }

  /** The result that the open dialog of a transaction shows. */
  outcome(text: string): Locator {
    return outcomeIn(this.page.getByRole('dialog'), text);
  }

  /** Closes the finished dialog. */
  async close(): Promise<void> {
    await this.review.getByRole('button', { name: 'Close' }).last().click();
    await expectClosed(this.review);
  }
}
