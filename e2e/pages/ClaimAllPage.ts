import { expect, type Locator, type Page } from 'playwright/test';
import { parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { Frame } from './Frame';
import { ReviewingPage } from './ReviewingPage';

/** The dialog that claims all rewards, opened from the panel of the account. */
export class ClaimAllPage extends ReviewingPage {
  readonly panel: Locator;
  readonly openButton: Locator;
  /** The dialog. A review hides it from assistive technology, not from sight. */
  readonly dialog: Locator;
  readonly rows: Locator;
  /** The text above the list: the number of the claim, or the state of all claims. */
  readonly place: Locator;

  constructor(page: Page) {
    const dialog = page.getByRole('dialog', { name: 'Claim all', includeHidden: true });
    super(page, dialog, { reviews: 'Review claim', results: 'Claim complete' });
    this.panel = new Frame(page).accountDialog;
    this.openButton = this.panel.getByRole('button', { name: 'Claim all' });
    this.dialog = dialog;
    this.rows = dialog
      .getByRole('list', { name: 'Rewards', includeHidden: true })
      .getByRole('listitem', { includeHidden: true });
    this.place = dialog.locator('p[role="status"]').first();
  }

  /** Opens it from the panel of the account. */
  async open(): Promise<void> {
    await new Frame(this.page).account(ACCOUNTS.demo).click();
    await this.openButton.click();
    await expect(this.action(/^Review \d+ claims?$/)).toBeEnabled();
  }

  action(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** Begins with the first review. */
  async begin(): Promise<void> {
    await this.action(/^Review \d+ claims?$/).click();
    await expect(this.reviewed('Confirm claim')).toBeEnabled();
  }

  /** The claimed amount at the end, with all 18 decimals. */
  async claimed(): Promise<readonly bigint[]> {
    const sentence = this.dialog.getByRole('status').filter({ hasText: /^You claimed/ });
    await expect(sentence).toBeVisible();
    const shown = await sentence.locator('[data-exact]').all();
    return Promise.all(
      shown.map(async (one) => {
        const [digits = ''] = ((await one.getAttribute('data-exact')) ?? '').split(' ');
        return parseUnits(digits.replaceAll(',', ''), 18);
      }),
    );
  }
}
