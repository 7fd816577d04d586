import type { Locator, Page } from 'playwright/test';
import { type ExactFigure, SwapPage } from './SwapPage';

/** The review of a deposit or of a removal. */
export class LiquidityReview {
  readonly dialog: Locator;
  readonly confirmButton: Locator;

  constructor(
    readonly page: Page,
    kind: 'supply' | 'removal',
  ) {
    this.dialog = page.getByRole('dialog', { name: `Review ${kind}` });
    this.confirmButton = this.dialog.getByRole('button', { name: `Confirm ${kind}` });
  }

  /** One of the large amounts. */
  side(label: string): Promise<ExactFigure> {
    return this.exact(this.dialog.getByText(label, { exact: true }).locator('..'));
  }

  /** A figure of the table. */
  fact(term: string): Promise<ExactFigure> {
    return this.exact(this.row(term));
  }

  row(term: string): Locator {
    return this.dialog
      .locator('div', { has: this.page.getByRole('term').filter({ hasText: term }) })
      .last();
  }

  /** What a figure says to its last digit; every token of these tests that is reviewed has 18. */
  private exact(within: Locator): Promise<ExactFigure> {
    return new SwapPage(this.page).exact(within, 18);
  }
}
