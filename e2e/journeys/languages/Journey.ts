import { expect, type Locator, type Page } from 'playwright/test';
import { decodeFunctionData, formatEther, type Hex, parseAbi, parseEther } from 'viem';
import type { Locale } from '@/lib/base/i18n/locales';
import { outcomeIn } from '../../pages/outcomeIn';
import { expectClosed } from '../../screen/dialogs';
import { figureOf } from '../../screen/figureOf';
import type { TextOf } from '../../screen/textsIn';
import type { Wallet } from '../../wallets/wallet';
import { InLanguage } from './InLanguage';

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

const SALE = parseAbi([
  'function swapExactTokensForAVAX(uint256 sold, uint256 minimum, address[] path, address to, uint256 deadline)',
]);
const SUPPLY = parseAbi([
  'function addLiquidityAVAX(address token, uint256 tokens, uint256 minTokens, uint256 minAvax, address to, uint256 deadline)',
]);

/** Half of a token, in its smallest unit. */
const HALF = parseEther('0.5');

/** The ways of a user of one language through the site. */
export class Journey extends InLanguage {
  private readonly figures: Intl.NumberFormat;

  constructor(
    page: Page,
    { locale, ...words }: { readonly locale: Locale; readonly t: TextOf; readonly wallet: Wallet },
  ) {
    super(page, words);
    this.figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 18 });
  }

  /**
   * Sells half a PNG for AVAX with an approval. The first request to send the swap is declined.
   * Expects the wallet to be asked for the amounts of the review, to the last digit.
   */
  async swap(): Promise<void> {
    await this.choose('swap.inputCurrency', { from: 'AVAX', to: 'PNG' });
    await this.choose('swap.outputCurrency', { to: 'AVAX' });
    await this.field('swap.youPay').pressSequentially(this.written(HALF));
    await this.button('swap.review').click();
    await this.approve('PNG');
    const review = this.dialog('swapReview.reviewTitle');
    await expect(this.button('swapReview.confirm', review)).toBeEnabled();
    await expect(this.side('swap.youPay')).toContainText(`${this.written(HALF)}\u00a0PNG`);
    const minimum = await this.exactFact('swap.minimumReceived');
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
    const { data = '0x' } = await this.lastSent();
    const { args } = decodeFunctionData({ abi: SALE, data });
    expect(args[0]).toBe(HALF);
    expect(minimum).toBe(`${this.written(args[1])} AVAX`);
  }

  /**
   * Supplies half an AVAX and PNG, with an approval. Expects the wallet to be asked for the amounts
   * of the review, to the last digit.
   */
  async supply(): Promise<void> {
    await this.goTo('pool', 'pool.title');
    await this.link('pool.add').click();
    await this.choose('liquidity.secondCurrency', { to: 'PNG' });
    await this.field('liquidity.youSupply').pressSequentially(this.written(HALF));
    await this.button('liquidity.supply').click();
    await this.approve('PNG');
    const supplied = this.side('poolReview.youSupply', { symbol: 'AVAX' });
    await expect(supplied).toContainText(`${this.written(HALF)}\u00a0AVAX`);
    const minimums = [
      await this.exactLeast('poolReview.youSupply', { symbol: 'PNG' }),
      await this.exactLeast('poolReview.youSupply', { symbol: 'AVAX' }),
    ];
    await this.complete({
      title: 'poolReview.addReviewTitle',
      confirm: 'poolReview.confirmSupply',
      done: 'transactions.addDone',
    });
    const { data = '0x', value = '0x' } = await this.lastSent();
    const { args } = decodeFunctionData({ abi: SUPPLY, data });
    expect(BigInt(value)).toBe(HALF);
    const [, , png, avax] = args;
    expect(minimums).toEqual([`${this.written(png)} PNG`, `${this.written(avax)} AVAX`]);
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

  /** Turns expert mode on with the word of the language; another English word does not. */
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

  /** An amount as the language writes it, with all its digits. */
  private written(raw: bigint): string {
    return this.figures.format(formatEther(raw) as `${number}`);
  }

  /** One of the large amounts of the open review, by the key of its label. */
  private side(key: string, values = {}): Locator {
    const label = this.t(key, values);
    return figureOf(this.page.getByRole('dialog').getByText(label, { exact: true }));
  }

  /** The exact digits of the least that stands beside a large amount, by the key of its label. */
  private exactLeast(key: string, values = {}): Promise<string | null> {
    return this.side(key, values).locator('[data-exact]').last().getAttribute('data-exact');
  }

  /** The exact digits of a fact of the open review, by the key of its term. */
  private async exactFact(key: string, values = {}): Promise<string | null> {
    const hasText = this.t(key, values);
    const term = this.page.getByRole('term', { includeHidden: true }).filter({ hasText });
    const fact = this.page.getByRole('dialog').locator('div', { has: term }).last();
    return fact.locator('[data-exact]').first().getAttribute('data-exact');
  }

  /** The transaction that the wallet was asked for last. */
  private async lastSent(): Promise<{ readonly data?: Hex; readonly value?: Hex }> {
    const sent = (await this.wallet.requests()).filter(({ method }) => method === SEND);
    return sent.at(-1)?.params[0] ?? {};
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
