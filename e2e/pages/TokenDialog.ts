import { expect, type Locator, type Page } from 'playwright/test';
import { expectClosed } from '../screen/dialogs';

/** The choice of a token, as a user uses it. */
export class TokenDialog {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly list: Locator;
  readonly rows: Locator;
  /** What scrolls: the common tokens and the list. */
  readonly scroller: Locator;
  readonly commonBases: Locator;
  /** What reverses the order of the list. */
  readonly reverse: Locator;
  readonly answer: Locator;
  readonly warning: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Select a token' });
    this.search = this.dialog.getByRole('searchbox');
    this.list = this.dialog.getByRole('list', { name: 'Tokens', exact: true });
    this.scroller = this.list.locator('../..');
    this.rows = this.list.getByRole('listitem');
    this.commonBases = this.dialog.getByRole('list', { name: 'Quick choices' });
    this.reverse = this.dialog.getByRole('button', { name: 'Reverse order' });
    this.answer = this.dialog.getByRole('status');
    this.warning = page.getByRole('dialog', { name: 'Unknown token' });
  }

  async open(side: 'pay' | 'receive'): Promise<void> {
    await this.opener(side).click();
    await expect(this.dialog).toBeVisible();
  }

  opener(side: 'pay' | 'receive'): Locator {
    return this.page.getByRole('button', { name: `Token to ${side}:` });
  }

  /** Types a text at once, and waits until the results are those of this text. */
  async find(text: string): Promise<void> {
    await this.search.fill(text);
    await expect(this.dialog.locator('form[aria-busy=true]')).toHaveCount(0);
  }

  /** The row of a token, by the start of its text. */
  row(symbol: string): Locator {
    return this.rows.filter({ has: this.page.getByText(symbol, { exact: true }) });
  }

  /** Scrolls to where the last held tokens are: those without a price. */
  async scrollToUnpriced(): Promise<void> {
    await this.scroller.evaluate((area) => area.scrollTo({ top: 700 }));
  }

  /** The symbols of the visible rows, from the top. */
  async symbols(): Promise<readonly string[]> {
    return this.rows.evaluateAll((rows) =>
      rows.map((row) => row.querySelector('bdi')?.textContent ?? ''),
    );
  }

  /** Finds a token by its address, and adds it despite the warning. */
  async importToken(side: 'pay' | 'receive', address: string): Promise<void> {
    await this.open(side);
    await this.importHere(address);
  }

  /** Finds a token by its address in the open dialog, and adds it despite the warning. */
  async importHere(address: string): Promise<void> {
    await this.find(address);
    await this.rows.first().getByRole('button').click();
    await this.warning.getByRole('checkbox', { name: /^I understand/ }).check();
    await this.warning.getByRole('button', { name: 'Continue' }).click();
    await expectClosed(this.dialog);
  }
}
