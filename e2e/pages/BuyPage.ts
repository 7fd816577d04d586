import { expect, type Locator, type Page } from 'playwright/test';
import type { Wallet } from '../wallets/wallet';

/** /buy, as a user uses it. */
export class BuyPage {
  readonly card: Locator;
  readonly amount: Locator;
  readonly quote: Locator;
  readonly leave: Locator;
  readonly picker: Locator;
  /** The button that orders, when it can. */
  readonly buy: Locator;
  readonly openPayment: Locator;
  /** The payment page of the practice exchange. */
  readonly payment: Locator;

  constructor(readonly page: Page) {
    this.card = page.getByRole('region', { name: 'Buy AVAX' });
    this.amount = this.card.getByLabel('You pay');
    this.quote = this.card.getByRole('region', { name: 'Quote' });
    this.leave = page.getByRole('dialog', { name: 'Go to the payment page' });
    this.picker = page.getByRole('dialog', { name: 'Select a currency' });
    this.buy = this.card.getByRole('button', { name: 'Buy AVAX', exact: true });
    this.openPayment = this.leave.getByRole('button', { name: /^Continue to/ });
    this.payment = page.getByRole('heading', { name: 'Practice payment' });
  }

  async open(): Promise<void> {
    await this.page.goto('/buy/');
    await expect(this.card).toBeVisible();
  }

  async openConnected(wallet: Wallet): Promise<void> {
    await wallet.prepare({ isConnected: true });
    await this.open();
  }

  field(name: string): Locator {
    return this.card.getByLabel(name);
  }

  button(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name });
  }

  fact(term: string): Locator {
    return this.quote.locator('dl > div').filter({ hasText: term }).locator('dd');
  }

  /** Types key by key what a person would. */
  async fill(amount = '100'): Promise<void> {
    await this.field('First name').pressSequentially('Zoë');
    await this.field('Last name').pressSequentially('Müller');
    await this.field('Email').pressSequentially('zoe@example.org');
    await this.amount.pressSequentially(amount);
  }

  async submit(): Promise<void> {
    await this.buy.click();
  }
}
