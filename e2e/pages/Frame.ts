import { expect, type Locator, type Page } from 'playwright/test';

/** The frame around every screen: the header, the footer and the notices. */
export class Frame {
  readonly header: Locator;
  readonly footer: Locator;
  /** The latest block, a link to the explorer. */
  readonly block: Locator;
  readonly connecting: Locator;
  readonly connectButton: Locator;
  readonly accountDialog: Locator;
  /** Shown while the code of a dialog loads. */
  readonly loading: Locator;

  constructor(readonly page: Page) {
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    // A dialog hides the rest of the page from assistive technology, not from sight.
    this.block = page
      .getByRole('contentinfo', { includeHidden: true })
      .getByRole('link', { name: /^Block/, includeHidden: true });
    this.connecting = this.header.getByRole('button', { name: 'Connecting' });
    this.connectButton = this.header.getByRole('button', { name: 'Connect wallet' });
    this.accountDialog = page.getByRole('dialog', { name: 'Account' });
    this.loading = page.getByRole('status').filter({ hasText: 'Loading' });
  }

  /** Opens the part of the account's dialog about what the exchange may take. */
  async openApprovals(address: string): Promise<void> {
    await this.account(address).click();
    await this.accountDialog.getByRole('tab', { name: 'Approvals' }).click();
  }

  network(name: string): Locator {
    return this.header.getByTitle(`Network: ${name}`);
  }

  /** The wallet's button while it shows this account. */
  account(address: string): Locator {
    return this.header.getByRole('button', { name: `Account ${address.slice(0, 6)}` });
  }

  walletButton(name: string): Locator {
    return this.header.getByRole('button', { name, exact: true });
  }

  /** A notice above the screen. */
  notice(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByText(text);
  }

  async blockNumber(): Promise<number> {
    await expect(this.block).toBeVisible();
    return Number((await this.block.textContent())?.replaceAll(',', ''));
  }
}
