import { expect, type Locator, type Page } from 'playwright/test';
import type { Hash } from 'viem';

const KEY = 'pangolin.transactions';

/** The transactions that were sent: the popups, and the recent list of the account dialog. */
export class Transactions {
  /** The wallet's button in the header. */
  readonly opener: Locator;
  readonly popups: Locator;
  readonly recent: Locator;
  readonly rows: Locator;
  readonly clearAll: Locator;
  /** The dialog with all transactions. */
  readonly all: Locator;

  constructor(readonly page: Page) {
    this.opener = page.getByRole('banner').getByRole('button', { name: /^Account/ });
    this.popups = page.getByRole('region', { name: 'Notifications', exact: true });
    this.recent = page
      .getByRole('dialog', { name: 'Account' })
      .getByRole('region', { name: 'Recent transactions' });
    this.rows = this.recent.getByRole('listitem');
    this.all = page.getByRole('dialog', { name: 'All activity' });
    this.clearAll = this.recent.getByRole('button', { name: 'Clear all' });
  }

  /** The popup with this text; there may be several. */
  popup(words: string | RegExp): Locator {
    return this.popups.locator('> div').filter({ hasText: words });
  }

  async openRecent(): Promise<void> {
    await this.opener.click();
    await expect(this.recent).toBeVisible();
  }

  async openAll(): Promise<void> {
    await this.openRecent();
    await this.recent.getByRole('button', { name: 'All activity' }).click();
    await expect(this.all).toBeVisible();
  }

  /** The transactions stored on this device. */
  stored(): Promise<readonly { readonly hash: Hash; readonly nonce?: number }[]> {
    return this.page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}').state?.records ?? [],
      KEY,
    );
  }

  /** Waits until the page has seen the newest transaction at the node. */
  async seen(): Promise<{ readonly hash: Hash; readonly nonce: number }> {
    const newest = async () => (await this.stored())[0];
    await expect.poll(async () => (await newest())?.nonce).toBeDefined();
    const { hash, nonce } = (await newest()) ?? {};
    if (hash === undefined || nonce === undefined) throw new Error('Nothing was sent.');
    return { hash, nonce };
  }
}
