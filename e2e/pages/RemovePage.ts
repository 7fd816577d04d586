import { expect, type Locator, type Page, type Response } from 'playwright/test';
import { Browser } from '../specs/routes/Browser';
import { LiquidityReview } from './LiquidityReview';
import { type ExactFigure, SwapPage } from './SwapPage';

/** The screen that removes liquidity, as a user uses it. */
export class RemovePage {
  readonly main: Locator;
  readonly card: Locator;
  readonly slider: Locator;
  readonly position: Locator;
  readonly review: LiquidityReview;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.card = page.getByRole('region', { name: /^(Remove|Nothing to remove)$/ });
    this.slider = page.getByRole('slider', { name: 'Percentage to remove' });
    this.position = page.getByRole('region', { name: 'Your position' });
    this.review = new LiquidityReview(page, 'removal');
  }

  /** Connects the demo wallet, then follows a link to the removal of a pair's liquidity. */
  async openConnected(idA: string, idB: string): Promise<void> {
    await new SwapPage(this.page).openConnected();
    await this.follow(idA, idB);
  }

  /** Follows a link to the removal of a pair's liquidity. */
  async follow(idA: string, idB: string): Promise<void> {
    await new Browser(this.page).follow(`/remove/${idA}/${idB}/`);
    await expect(this.card).toBeVisible();
  }

  /** Opens the address of the removal of a pair's liquidity; returns the document. */
  async openByUrl(idA: string, idB: string): Promise<Response | null> {
    const response = await this.page.goto(`/remove/${idA}/${idB}/`);
    await expect(this.card).toBeVisible();
    return response;
  }

  /** A button of the form. */
  action(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.card.getByLabel(label, { exact: true });
  }

  /** One of the amounts to receive, in the simple form. */
  received(symbol: string): Locator {
    const amount = this.card.getByText('You receive', { exact: true }).locator('../..');
    return amount.locator('> div').filter({ hasText: symbol }).last();
  }

  /** A figure to its last digit. */
  exact(within: Locator, decimals: number): Promise<ExactFigure> {
    return new SwapPage(this.page).exact(within, decimals);
  }

  async openReview(): Promise<void> {
    await this.action('Review removal').click();
    await expect(this.review.dialog).toBeVisible();
  }
}
