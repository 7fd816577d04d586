import type { Locator, Page } from 'playwright/test';
import { figureOf } from '../screen/figureOf';
import { reviewDialog } from '../screen/reviewDialog';
import { outcomeIn } from './outcomeIn';
import { type ExactFigure, SwapPage } from './SwapPage';

/** The review of an addition or of a removal. */
export class LiquidityReview {
  readonly dialog: Locator;
  readonly confirmButton: Locator;
  /** The consent to a price far from the market's. */
  readonly acceptSetPrice: Locator;

  constructor(
    readonly page: Page,
    kind: 'supply' | 'removal',
  ) {
    const done = kind === 'supply' ? 'Liquidity added' : 'Liquidity removed';
    this.dialog = reviewDialog(page, `Review ${kind}`, done);
    this.acceptSetPrice = this.dialog.getByRole('checkbox', {
      name: 'I set this price on purpose',
    });
    this.confirmButton = this.dialog.getByRole('button', { name: `Confirm ${kind}` });
  }

  /** One of its buttons. */
  action(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** The outcome of its transaction. */
  outcome(text: string): Locator {
    return outcomeIn(this.dialog, text);
  }

  /** One of the large amounts. */
  side(label: string, decimals = 18): Promise<ExactFigure> {
    return this.exact(figureOf(this.dialog.getByText(label, { exact: true })), decimals);
  }

  /** The least that one of the large amounts may come to, which stands beside it. */
  least(label: string, decimals = 18): Promise<ExactFigure> {
    return this.exact(this.leastNote(label), decimals);
  }

  /** The text around that figure: the second part of an amount that has one. */
  leastNote(label: string): Locator {
    const amount = figureOf(this.dialog.getByText(label, { exact: true }));
    return amount.locator('xpath=*[.//@data-exact]').nth(1);
  }

  /** A figure of the table, which may be folded. */
  fact(term: string | RegExp, decimals = 18): Promise<ExactFigure> {
    return this.exact(this.row(term), decimals);
  }

  row(term: string | RegExp): Locator {
    return this.dialog
      .locator('div', {
        has: this.page.getByRole('term', { includeHidden: true }).filter({ hasText: term }),
      })
      .last();
  }

  /** A figure to its last digit. */
  private exact(within: Locator, decimals: number): Promise<ExactFigure> {
    return new SwapPage(this.page).exact(within, decimals);
  }
}
