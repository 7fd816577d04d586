import type { Locator, Page } from 'playwright/test';
import { SwapPage } from './SwapPage';

/** The panel about PNG, and the header's button that opens it. */
export class PngPanel {
  readonly button: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: /^PNG balance/ });
    this.dialog = page.getByRole('dialog', { name: 'PNG balance' });
  }

  /** A figure, by its term. */
  figure(term: string): Locator {
    return this.dialog
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: term }) });
  }

  /** A figure to its last digit, by its term. */
  async exact(term: string): Promise<bigint> {
    return (await new SwapPage(this.page).exact(this.figure(term), 18)).raw;
  }

  link(name: string | RegExp): Locator {
    return this.dialog.getByRole('link', { name });
  }
}
