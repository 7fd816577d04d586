import { expect, type Locator, type Page, type Response } from 'playwright/test';
import { Browser } from '../specs/routes/Browser';
import { LiquidityReview } from './LiquidityReview';
import { pickToken } from './pickToken';
import { SwapPage } from './SwapPage';

type ApprovedSupply = {
  /** The second one of a pair without a pool. */
  readonly amounts: readonly [string, string?];
  readonly symbols: readonly string[];
};

/** The screens that add liquidity, as a user uses them. */
export class AddPage {
  readonly first: Locator;
  readonly second: Locator;
  readonly main: Locator;
  readonly position: Locator;
  readonly review: LiquidityReview;

  constructor(readonly page: Page) {
    this.first = page.getByLabel('You supply', { exact: true });
    this.second = page.getByLabel('You also supply', { exact: true });
    this.main = page.getByRole('main');
    this.position = page.getByRole('region', { name: 'Your position' });
    this.review = new LiquidityReview(page, 'supply');
  }

  /** Connects the demo wallet, then follows a link to a path. */
  async openConnected(path: string): Promise<void> {
    const swap = new SwapPage(this.page);
    await swap.openConnected();
    await this.follow(path);
  }

  /** Opens an address; returns the document. */
  async openByUrl(path: string): Promise<Response | null> {
    const response = await this.page.goto(path);
    await expect(this.first).toBeVisible();
    return response;
  }

  async follow(path: string): Promise<void> {
    await new Browser(this.page).follow(path);
    await expect(this.first).toBeVisible();
  }

  /** A figure under the form. */
  figure(term: string): Locator {
    return this.main
      .locator('div', { has: this.page.getByRole('term').filter({ hasText: term }) })
      .last()
      .getByRole('definition');
  }

  /** A button of the form. */
  action(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name });
  }

  token(side: 'First' | 'Second', symbol: string): Locator {
    return this.main.getByRole('button', { name: `${side} token: ${symbol}` });
  }

  async choose(side: 'First' | 'Second', search: string): Promise<void> {
    await this.main.getByRole('button', { name: `${side} token:` }).click();
    await pickToken(this.page, search);
  }

  /** Opens the review of amounts for a path, and approves what it asks for. */
  async openApproved(
    path: string,
    { amounts: [first, second], symbols }: ApprovedSupply,
  ): Promise<void> {
    await this.openConnected(path);
    await this.first.fill(first);
    if (second !== undefined) await this.second.fill(second);
    await this.openReview();
    await this.approve(...symbols);
  }

  /** Approves the tokens that the review asks for, one after the other. */
  async approve(...symbols: readonly string[]): Promise<void> {
    for (const symbol of symbols) {
      await this.review.action(`Approve ${symbol}`).click();
      await expect(
        this.review.action(new RegExp(`^(Checking|Approve|Approving) ${symbol}`)),
      ).toHaveCount(0);
    }
  }

  async openReview(): Promise<void> {
    await this.action('Review supply').click();
    await expect(this.review.dialog).toBeVisible();
  }
}
