import { expect, type Locator, type Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { outcomeIn } from '../../pages/outcomeIn';
import { expectClosed } from '../../screen/dialogs';
import type { TextOf } from '../../screen/textsIn';
import { Browser } from '../../specs/routes/Browser';
import type { Wallet } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const ENGLISH_WORD = 'confirm';

/** The keys of the texts of a transaction. */
type Reviewed = {
  /** The title of its review. */
  readonly title: string;
  readonly confirm: string;
  /** The title of its result. */
  readonly done: string;
};

type Words = { readonly t: TextOf; readonly wallet: Wallet };

/** The site as a user of one language uses it, who finds everything by its text in that language. */
export class InLanguage {
  readonly main: Locator;
  readonly header: Locator;
  readonly t: TextOf;
  private readonly wallet: Wallet;
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
    return this.header.getByRole('button', { name, exact: true });
  }

  async connect(): Promise<void> {
    await this.button('wallet.connect', this.header).click();
    await this.dialog('wallets.title').getByRole('button', { name: 'Demo wallet' }).click();
    await expect(this.account()).toBeVisible();
  }

  /** Sells PNG for AVAX with an approval. The first request to send the swap is declined. */
  async swap(): Promise<void> {
    await this.choose('swap.inputCurrency', { from: 'AVAX', to: 'PNG' });
    await this.choose('swap.outputCurrency', { to: 'AVAX' });
    await this.field('swap.youPay').fill('3');
    await this.button('swap.review').click();
    await this.approve('PNG');
    const review = this.dialog('swapReview.reviewTitle');
    await expect(this.button('swapReview.confirm', review)).toBeEnabled();
    await this.wallet.act('rejectNext', SEND);
    await this.button('swapReview.confirm', review).click();
    const declined = this.dialog('errors.userRejected');
    await expect(declined.getByText(this.t('errors.declined'))).toBeVisible();
    await this.button('transactions.backToReview', declined).click();
    await this.complete({
      title: 'swapReview.reviewTitle',
      confirm: 'swapReview.confirm',
      done: 'transactions.swapDone',
    });
  }

  /** Supplies AVAX and PNG, with an approval. */
  async supply(): Promise<void> {
    await this.goTo('pool', 'pool.title');
    await this.link('pool.add').click();
    await this.choose('liquidity.secondCurrency', { to: 'PNG' });
    await this.field('liquidity.youSupply').fill('2');
    await this.button('liquidity.supply').click();
    await this.approve('PNG');
    await this.complete({
      title: 'poolReview.addReviewTitle',
      confirm: 'poolReview.confirmSupply',
      done: 'transactions.addDone',
    });
  }

  /** Removes half of that, with a signature. */
  async remove(pair: string): Promise<void> {
    await this.goTo('pool', 'pool.title');
    await this.button('pool.manageOf', this.main, { pair }).click();
    await this.link('pool.removeFrom', { pair }).click();
    await this.main.getByRole('button', { name: /^(50\s?%|%50)$/ }).click();
    await this.button('removal.review').click();
    await this.sign('removal.review');
    await this.complete({
      title: 'removal.review',
      confirm: 'removal.confirm',
      done: 'transactions.removeDone',
    });
  }

  /** Deposits the other half in the farm of the pair, with a signature. */
  async deposit(pair: string): Promise<void> {
    await this.goTo('farm', 'farms.title');
    await this.link('farms.depositIn', { pair }).click();
    await expect(this.field('rewards.deposit.depositAmount')).toBeVisible();
    await this.button('tokens.maxLabel').click();
    await this.button('rewards.deposit.depositReview').click();
    await this.sign('rewards.deposit.depositReview');
    await this.complete({
      title: 'rewards.deposit.depositReview',
      confirm: 'rewards.deposit.depositConfirm',
      done: 'transactions.depositDone',
    });
  }

  /** Votes for a proposal. */
  async vote(id: bigint): Promise<void> {
    await this.goTo('vote', 'governance.title');
    await this.main.locator(`a[href$="/vote/${id}/"]`).click();
    await this.main.getByRole('radio', { name: this.t('proposal.for'), exact: true }).check();
    await this.button('proposal.vote.review').click();
    await this.complete({
      title: 'proposal.review.titleFor',
      confirm: 'proposal.review.confirmFor',
      done: 'transactions.voteForDone',
    });
  }

  /** Opens the settings on a screen that has them. */
  async openSettings(): Promise<Locator> {
    await this.main
      .getByRole('button', { name: this.t('frame.settings') })
      .first()
      .click();
    return this.dialog('settings.title');
  }

  /** Turns expert mode on with the word of the language; no other word does. */
  async turnExpertModeOn(): Promise<void> {
    await this.page.goto('/swap/');
    const settings = await this.openSettings();
    const expertMode = settings.getByRole('switch', { name: this.t('frame.expertMode') });
    await expertMode.click();
    const asks = this.dialog('settings.expertTitle');
    const word = this.t('frame.confirmWord');
    const field = asks.getByLabel(this.t('settings.typeWord', { word }), { exact: true });
    const turnOn = this.button('settings.turnOnExpertMode', asks);
    await expect(turnOn).toBeDisabled();
    await field.fill(ENGLISH_WORD);
    await expect(turnOn).toBeEnabled({ enabled: word === ENGLISH_WORD });
    await field.fill(word);
    await turnOn.click();
    await expect(expertMode).toBeChecked();
    await this.button('frame.close', settings).click();
    await expectClosed(settings);
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
  private async choose(
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

  /** Approves only the amount of a token, by a transaction, in the open review. */
  private async approve(symbol: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    const name = this.t('approvals.sizes.exact');
    await dialog.getByRole('radio', { name, exact: true }).check();
    await this.button('approvals.approve.title', dialog, { symbol }).click();
    await expect(
      dialog.getByText(this.t('transactions.stepDone.approve', { symbol })),
    ).toBeVisible();
  }

  /** Approves pool tokens by a signature, in the review with this title. */
  private async sign(title: string): Promise<void> {
    await this.button('approvals.signature.sign', this.dialog(title)).click();
  }

  /** Confirms the open review, waits until its transaction is mined, and closes its result. */
  private async complete({ title, confirm, done }: Reviewed): Promise<void> {
    await this.button(confirm, this.dialog(title)).click();
    const result = this.dialog(done);
    await expect(outcomeIn(result, this.t('transactions.confirmed'))).toBeVisible();
    await this.button('transactions.close', result).last().click();
    await expectClosed(result);
  }
}
