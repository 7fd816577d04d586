import { expect, type Locator, type Page } from 'playwright/test';
import { reviewDialog } from '../screen/reviewDialog';
import { outcomeIn } from './outcomeIn';

/** /beta/migrate/{version} with its wizard, as a user uses it. */
export class LandingPage {
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
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.deposits = page.getByRole('region', { name: /^Your deposits/ }).getByRole('listitem');
    this.loose = page.getByRole('region', { name: 'In your wallet' }).getByRole('listitem');
    // A review on top of it hides it from assistive technology.
    this.wizard = page.getByRole('dialog', { name: 'Migrate to version 2', includeHidden: true });
    this.choices = this.wizard.getByRole('listitem');
    this.step = this.wizard.locator('[aria-current=step]');
    this.dialog = reviewDialog(
      page,
      'Review (withdrawal|deposit)',
      'Withdrawal complete|Deposit complete',
    );
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

  async review(name: string): Promise<void> {
    await this.step.getByRole('button', { name }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** A button of the open review. */
  reviewed(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** Confirms the open review, waits until its transaction is mined, and leaves its result. */
  async confirm(leave: string): Promise<void> {
    await this.reviewed(/^Confirm/).click();
    await expect(outcomeIn(this.page.getByRole('dialog'), 'Confirmed').last()).toBeVisible();
    await this.reviewed(leave).last().click();
    await expect(this.dialog).toBeHidden();
  }

  /** Continues although the newer farm pays less. */
  async agree(): Promise<void> {
    await this.button('Migrate anyway').click();
  }

  /** Withdraws everything in the current step. */
  async withdraw(): Promise<void> {
    await this.review('Review withdrawal');
    await this.confirm('Continue to the deposit');
  }

  /** Deposits everything in the current step. */
  async deposit(): Promise<void> {
    await this.review('Review deposit');
    await this.reviewed('Approve with a signature').click();
    await this.confirm('Close');
  }
}
