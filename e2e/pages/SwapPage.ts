import { expect, type Locator, type Page } from 'playwright/test';
import { parseUnits } from 'viem';
import { figureOf } from '../screen/figureOf';
import { reviewDialog } from '../screen/reviewDialog';
import { outcomeIn } from './outcomeIn';
import { pickToken } from './pickToken';

/** A figure to its last digit. */
export type ExactFigure = { readonly raw: bigint; readonly symbol: string };

/** The swap screen, as a user uses it. */
export class SwapPage {
  readonly pays: Locator;
  readonly receives: Locator;
  readonly review: Locator;
  /** In the review: the age of its figures, and their block if no preview names one. */
  readonly figuresFrom: Locator;

  constructor(readonly page: Page) {
    this.pays = page.getByLabel('You pay', { exact: true });
    this.receives = page.getByLabel('You receive', { exact: true });
    this.review = reviewDialog(page, 'Review swap', 'Swap complete');
    this.figuresFrom = this.review.getByText(/^(Block [\d,]+, )?\d+\ss ago$/);
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/swap/${query}`);
  }

  async openConnected(query = ''): Promise<void> {
    await this.open(query);
    await this.connect();
  }

  /** Connects a wallet through the wallet dialog. */
  async connect(wallet = 'Demo wallet'): Promise<void> {
    const open = this.page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
    await open.click();
    await this.page.getByRole('button', { name: wallet }).click();
    await expect(this.account()).toBeVisible();
  }

  account(): Locator {
    return this.page.getByRole('button', { name: /^Account/ });
  }

  /** The card's primary action, whatever its label. */
  action(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Swap' }).getByRole('button', { name });
  }

  /** Unfolds the rest of the form's figures, or folds them. */
  async toggleFormDetails(): Promise<void> {
    await this.page.getByRole('region', { name: 'Swap' }).getByText('More details').click();
  }

  /** Unfolds the rest of the review's figures. */
  async openDetails(): Promise<void> {
    await this.review.getByText('More details').click();
  }

  /** A button of the review, such as an approval. */
  reviewed(name: string | RegExp): Locator {
    return this.review.getByRole('button', { name });
  }

  async choose(side: 'pay' | 'receive', search: string): Promise<void> {
    await this.page.getByRole('button', { name: `Token to ${side}:` }).click();
    await pickToken(this.page, search);
  }

  /** The exact value of a review's figure, as it is copied; of several, the first. */
  async exact(within: Locator, decimals: number): Promise<ExactFigure> {
    const text = (await within.locator('[data-exact]').first().getAttribute('data-exact')) ?? '';
    const [digits = '', symbol = ''] = text.split(' ');
    return { raw: parseUnits(digits.replaceAll(',', ''), decimals), symbol };
  }

  /** A row of the review's figures, which may be folded. */
  fact(term: string): Locator {
    const named = this.page.getByRole('term', { includeHidden: true }).filter({ hasText: term });
    return this.review.locator('div', { has: named }).last();
  }

  /** A figure under the form. */
  figure(term: string): Locator {
    return this.page
      .getByRole('region', { name: 'Swap' })
      .locator('div', { has: this.page.getByRole('term').filter({ hasText: term }) })
      .last()
      .getByRole('definition');
  }

  /** One of the two large amounts of the review. */
  side(label: RegExp): Locator {
    return figureOf(this.review.getByText(label));
  }

  /** The blocks that the review names. */
  async namedBlocks(): Promise<readonly number[]> {
    const text = ((await this.review.textContent()) ?? '').replaceAll(',', '');
    return [...text.matchAll(/block (\d+)/gi)].map(([, block]) => Number(block));
  }

  /** How many seconds ago the figures of the review were read. */
  async figuresAge(): Promise<number> {
    return Number(/(\d+)\ss ago/.exec((await this.figuresFrom.textContent()) ?? '')?.[1]);
  }

  async confirm(): Promise<void> {
    await this.review.getByRole('button', { name: 'Confirm swap' }).click();
  }

  /** Confirms the open review, and waits until its transaction is mined. */
  async complete(): Promise<void> {
    await this.confirm();
    await expect(this.outcome('Confirmed')).toBeVisible();
  }

  /** Closes the review after its transaction was sent. Closing it earlier ends it. */
  async closeSent(): Promise<void> {
    await expect(this.review.getByRole('link', { name: 'View on explorer' })).toBeVisible();
    await this.review.getByRole('button', { name: 'Close' }).last().click();
  }

  /** In the card: what the form started and still waits for. */
  pendingItems(): Locator {
    return this.page.getByRole('list', { name: 'In progress' }).getByRole('listitem');
  }

  /** The result that the open dialog of a transaction shows. */
  outcome(text: string): Locator {
    return outcomeIn(this.page.getByRole('dialog'), text);
  }

  popup(outcome: string): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(outcome);
  }
}
