import type { Locator, Page } from 'playwright/test';

/** The dialog that connects a wallet. */
export class WalletDialog {
  readonly dialog: Locator;
  readonly back: Locator;
  readonly backToAccount: Locator;
  readonly tryAgain: Locator;
  readonly help: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
    this.back = this.dialog.getByRole('button', { name: 'Back to wallets' });
    this.backToAccount = this.dialog.getByRole('button', { name: 'Back to account' });
    this.tryAgain = this.dialog.getByRole('button', { name: 'Try again' });
    this.help = this.dialog.getByRole('link', { name: 'Read tutorials' });
  }

  option(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** All that is shown of a wallet. */
  row(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: name });
  }

  /** The link of a wallet that is not installed. */
  install(name: string): Locator {
    return this.dialog.getByRole('link', { name: `Install ${name}` });
  }

  text(text: string | RegExp): Locator {
    return this.dialog.getByText(text);
  }
}
