import { expect, type Locator, type Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { expectClosed } from '../../screen/dialogs';
import type { TextOf } from '../../screen/textsIn';
import { Browser } from '../../specs/routes/Browser';
import type { Wallet } from '../../wallets/wallet';

type Words = { readonly t: TextOf; readonly wallet: Wallet };

/** The site as a user of one language uses it, who finds everything by its text in that language. */
export class InLanguage {
  readonly main: Locator;
  readonly header: Locator;
  readonly t: TextOf;
  readonly wallet: Wallet;
  private readonly browser: Browser;

  constructor(
    readonly page: Page,
    { t, wallet }: Words,
  ) {
    this.t = t;
    this.wallet = wallet;
    this.browser = new Browser(page);
    this.main = page.getByRole('main');
    this.header = page.getByRole('banner');
  }

  /** Follows a link inside the page. */
  follow(path: string): Promise<void> {
    return this.browser.follow(path);
  }

  /** Follows a link of the header to a screen, and expects its heading. */
  async goTo(item: string, heading: string): Promise<void> {
    const name = this.t(`frame.navItems.${item}`);
    await this.header.getByRole('link', { name, exact: true }).click();
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText(this.t(heading));
  }

  /** The connected account, in the header. */
  account(): Locator {
    const name = this.t('wallet.account', { address: formatAddress(ACCOUNTS.demo) });
    // While something is pending, its name says so too.
    return this.header.getByRole('button', { name });
  }

  async connect(): Promise<void> {
    await this.button('wallet.connect', this.header).click();
    await this.dialog('wallets.title').getByRole('button', { name: 'Demo wallet' }).click();
    await expect(this.account()).toBeVisible();
  }

  /** Opens the settings on a screen that has them. */
  async openSettings(): Promise<Locator> {
    await this.main
      .getByRole('button', { name: this.t('frame.settings') })
      .first()
      .click();
    return this.dialog('settings.title');
  }

  /** A button by the key of its name. */
  button(key: string, within = this.main, values = {}): Locator {
    return within.getByRole('button', { name: this.t(key, values), exact: true });
  }

  /** A link by the key of its name. */
  link(key: string, values = {}): Locator {
    return this.main.getByRole('link', { name: this.t(key, values), exact: true });
  }

  /** A field by the key of its label. */
  field(key: string): Locator {
    return this.main.getByRole('textbox', { name: this.t(key), exact: true });
  }

  /** A dialog by the key of its title. */
  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: this.t(title), exact: true });
  }

  /** Chooses a token with the button of a field, which has none without `from`. */
  protected async choose(
    key: string,
    { from = this.t('tokens.selectTitle'), to }: { readonly from?: string; readonly to: string },
  ): Promise<void> {
    await this.button(key, this.main, { symbol: from }).click();
    const dialog = this.dialog('tokens.selectTitle');
    const search = dialog.getByRole('searchbox', { name: this.t('tokenChoice.searchLabel') });
    await search.fill(to);
    await search.press('Enter');
    await expectClosed(dialog);
    await expect(this.button(key, this.main, { symbol: to })).toBeVisible();
  }
}
