import { expect, type Locator, type Page } from 'playwright/test';
import { ReviewingPage } from './ReviewingPage';

/** /beta/migrate/{version} with its wizard, as a user uses it. */
export class LandingPage extends ReviewingPage {
  readonly main: Locator;
  /** The deposits in the older version. */
  readonly deposits: Locator;
  /** The pool tokens in the wallet. */
  readonly loose: Locator;
  readonly wizard: Locator;
  /** The deposits that can be chosen in the wizard. */
  readonly choices: Locator;
  /** The current step of the wizard. */
  readonly step: Locator;

  constructor(page: Page) {
    // A review on top of it hides it from assistive technology.
    const wizard = page.getByRole('dialog', { name: 'Migrate to version 2', includeHidden: true });
    super(page, wizard.locator('[aria-current=step]'), {
      reviews: 'Review (withdrawal|deposit)',
      results: 'Withdrawal complete|Deposit complete',
    });
    this.wizard = wizard;
    this.step = this.form;
    this.main = page.getByRole('main');
    this.deposits = page.getByRole('region', { name: /^Your deposits/ }).getByRole('listitem');
    this.loose = page.getByRole('region', { name: 'In your wallet' }).getByRole('listitem');
    this.choices = this.wizard.getByRole('listitem');
  }

  async open(version: number | string = 1): Promise<void> {
    await this.page.goto(`/beta/migrate/${version}/`);
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText('Migrate your deposits');
  }

  /** A figure for all deposits together. */
  total(term: string): Locator {
    return this.main.locator('dl > div').filter({ hasText: term }).locator('dd');
  }

  /** What a farm pays for the deposit that is moved. */
  rate(version: string): Locator {
    const term = `Rewards ${version}`;
    return this.wizard.locator('dl > div').filter({ hasText: term }).locator('dd');
  }

  button(name: string | RegExp): Locator {
    return this.wizard.getByRole('button', { name });
  }

  /** The result in the dialog on top of the wizard. */
  override outcome(text: string): Locator {
    return super.outcome(text).last();
  }

  /** Confirms the open review, waits until its transaction is mined, and leaves its result. */
  override async complete(leave = 'Close'): Promise<void> {
    await super.complete();
    await this.reviewed(leave).last().click();
    await expect(this.review).toBeHidden();
  }

  /** Continues although the new farm pays less. */
  async agree(): Promise<void> {
    await this.button('Migrate anyway').click();
  }

  /** Withdraws everything in the current step. */
  async withdraw(): Promise<void> {
    await this.openReview('Review withdrawal');
    await this.complete('Continue to deposit');
  }

  /** Deposits everything in the current step. */
  async deposit(): Promise<void> {
    await this.openReview('Review deposit');
    await this.reviewed('Approve with a signature').click();
    await this.complete();
  }
}
