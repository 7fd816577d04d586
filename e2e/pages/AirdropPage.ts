import { expect, type Locator, type Page } from 'playwright/test';
import { ReviewingPage } from './ReviewingPage';
import { SwapPage } from './SwapPage';

/** /airdrop, as a user uses it. */
export class AirdropPage extends ReviewingPage {
  /** What the account can claim. */
  readonly card: Locator;
  /** The check of any address. */
  readonly check: Locator;
  readonly checkedAddress: Locator;
  /** The points of the checklist, the simulated claim last. */
  readonly points: Locator;
  readonly loading: Locator;

  constructor(page: Page) {
    super(page, page.getByRole('region', { name: 'PNG airdrop' }), {
      reviews: 'Review claim',
      results: 'Airdrop claimed',
    });
    this.card = this.form;
    this.check = page.getByRole('region', { name: 'Check an address' });
    this.checkedAddress = this.check.getByLabel('Address to check');
    this.points = this.check.getByRole('list', { name: 'What a claim needs' }).locator('> li');
    this.loading = this.card.getByRole('status', { name: 'Loading the airdrop' });
  }

  async open(): Promise<void> {
    await this.page.goto('/airdrop/');
    await expect(this.card).toBeVisible();
  }

  /** A button of the account's card, by its label. */
  action(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name });
  }

  /** A balance of the card or of the checklist, by the token's symbol. */
  balance(within: Locator, symbol: 'UNI' | 'SUSHI'): Locator {
    return within
      .getByRole('list', { name: 'What this address holds' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name: `See ${symbol} on the explorer` }) });
  }

  /** A figure to its last digit. */
  async exact(within: Locator): Promise<bigint> {
    return (await new SwapPage(this.page).exact(within, 18)).raw;
  }

  /** Checks an address, and expects how each point ends: Met, Missing or Not needed. */
  async expectPoints(address: string, results: readonly string[]): Promise<void> {
    await this.checkedAddress.fill(address);
    await expect(this.points).toHaveCount(results.length);
    for (const [index, result] of results.entries())
      await expect(this.points.nth(index).getByRole('img').first()).toHaveAccessibleName(result);
  }
}
