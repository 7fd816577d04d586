import { expect, type Locator, type Page } from 'playwright/test';
import { reviewDialog } from '../screen/reviewDialog';
import { outcomeIn } from './outcomeIn';

type Titles = {
  /** The titles of the reviews, as a regular expression. */
  readonly reviews: string;
  /** The titles of their results. */
  readonly results: string;
};

/** A page whose transactions are reviewed, confirmed and followed in a dialog. */
export class ReviewingPage {
  /** The review, then what happens. */
  readonly review: Locator;

  /**
   * @param form - What has the buttons that open a review.
   */
  constructor(
    readonly page: Page,
    protected readonly form: Locator,
    { reviews, results }: Titles,
  ) {
    this.review = reviewDialog(page, reviews, results);
  }

  /** Opens a review by the button of the form. */
  async openReview(button: string | RegExp): Promise<void> {
    await this.form.getByRole('button', { name: button }).click();
    await expect(this.review).toBeVisible();
  }

  /** A button of the open review. */
  reviewed(name: string | RegExp): Locator {
    return this.review.getByRole('button', { name });
  }

  /** Confirms the open review, and waits until its transaction is mined. */
  async complete(): Promise<void> {
    await this.reviewed(/^Confirm/).click();
    await expect(this.outcome('Confirmed')).toBeVisible();
  }

  /** The result that the open dialog of a transaction shows. */
  outcome(text: string): Locator {
    return outcomeIn(this.page.getByRole('dialog'), text);
  }

  /** Closes the dialog. */
  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.review).toBeHidden();
  }
}
