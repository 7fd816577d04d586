import type { Locator, Page } from 'playwright/test';
import { pickToken } from './pickToken';
import { SwapPage } from './SwapPage';

/** The pool finder, as a user uses it. */
export class FindPage {
  readonly card: Locator;
  readonly outcome: Locator;
  readonly position: Locator;

  constructor(readonly page: Page) {
    this.card = page.getByRole('region', { name: 'Find a pool' });
    this.outcome = this.card.getByRole('status');
    this.position = this.card.getByRole('region', { name: 'Your position' });
  }

  async open(): Promise<void> {
    await this.page.goto('/find/');
  }

  async openConnected(): Promise<void> {
    await this.open();
    await new SwapPage(this.page).connect();
  }

  picker(side: 'First' | 'Second'): Locator {
    return this.card.getByRole('button', { name: `${side} token:` });
  }

  async choose(side: 'First' | 'Second', search: string): Promise<void> {
    await this.picker(side).click();
    await pickToken(this.page, search);
  }

  link(name: string): Locator {
    return this.card.getByRole('link', { name, exact: true });
  }
}
