import { expect, type Locator, type Page } from 'playwright/test';
import { Browser } from '../specs/routes/Browser';
import { ReviewingPage } from './ReviewingPage';
import { type ExactFigure, SwapPage } from './SwapPage';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

/** The farm of one pair, as a user uses it. */
export class FarmPage extends ReviewingPage {
  readonly card: Locator;
  /** The reward to claim. */
  readonly reward: Locator;
  /** Next to it, what the account's stake earns in a week. */
  readonly ownRate: Locator;
  readonly claimButton: Locator;
  /** In the banner for an account without pool tokens. */
  readonly addLiquidity: Locator;

  constructor(
    page: Page,
    readonly pair = 'AVAX / PNG',
  ) {
    super(page, page.getByRole('region', { name: pair, exact: true }), {
      reviews: 'Review (deposit|withdrawal|claim)',
      results: 'Deposit complete|Withdrawal complete|Claim complete',
    });
    this.card = this.form;
    this.reward = page.getByRole('region', { name: 'To claim', exact: true });
    this.ownRate = this.reward.getByText(/\d.* per week$/);
    this.claimButton = this.reward.getByRole('button', { name: /^Claim/ });
    this.addLiquidity = this.card.getByRole('link', { name: `Add ${pair} liquidity` });
  }

  /** Opens a page of the site, and follows a link to a farm. */
  async open(version: number | string, idA = 'AVAX', idB = PNG): Promise<void> {
    await this.page.goto('/png/2/');
    await new Browser(this.page).follow(`/png/${idA}/${idB}/${version}/`);
    await expect(this.card).toBeVisible();
  }

  /** A button of the card. */
  action(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name, exact: true });
  }

  /** The button that fills in a part of what there is, such as `25%`. */
  part(percent: string): Locator {
    return this.card.getByRole('button', { name: `${percent} of your`, exact: false });
  }

  /** Shows one of the two forms. */
  async choose(side: 'Deposit' | 'Withdraw'): Promise<void> {
    await this.action(side).click();
    await expect(this.action(side)).toHaveAttribute('aria-pressed', 'true');
  }

  amount(of: 'deposit' | 'withdraw'): Locator {
    return this.card.getByLabel(`Amount to ${of}`, { exact: true });
  }

  /** A figure of the card by its term, or by a part of it. */
  figure(term: string | RegExp): Locator {
    return this.card
      .locator('div', { has: this.page.getByRole('term').filter({ hasText: term }) })
      .last();
  }

  /** The reward to claim, to its last digit. */
  async earned(decimals = 18): Promise<bigint> {
    return (await this.exact(this.reward, decimals)).raw;
  }

  /** A figure to its last digit. */
  exact(within: Locator, decimals = 18): Promise<ExactFigure> {
    return new SwapPage(this.page).exact(within, decimals);
  }

  /** Closes the dialog of a transaction by its button. */
  override async close(): Promise<void> {
    await this.review.getByRole('button', { name: 'Close' }).last().click();
    await expect(this.review).toBeHidden();
  }
}
