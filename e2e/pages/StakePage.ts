import { expect, type Locator, type Page } from 'playwright/test';
import { parseEther } from 'viem';
import type { RewardPlace } from '@/devnet/farms/rewardPlace';
import { ReviewingPage } from './ReviewingPage';
import { SwapPage } from './SwapPage';

/** The list of stakes and the screen of one stake, as a user uses them. */
export class StakePage extends ReviewingPage {
  /** The cards of the list. */
  readonly cards: Locator;
  /** The screen of one stake. */
  readonly card: Locator;
  /** The reward to claim. */
  readonly reward: Locator;
  readonly claimButton: Locator;

  constructor(page: Page) {
    super(page, page.getByRole('region', { name: /^Stake/ }), {
      reviews: 'Review (stake|unstaking|claim)',
      results: 'Staked|Unstaked|Claim complete',
    });
    this.cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    this.card = this.form;
    this.reward = page.getByRole('region', { name: 'To claim', exact: true });
    this.claimButton = this.reward.getByRole('button', { name: /^Claim/ });
  }

  async openList(version = '0'): Promise<void> {
    await this.page.goto(`/stake/${version}/`);
  }

  async open({ rewardToken }: RewardPlace): Promise<void> {
    await this.page.goto(`/stake/0/${rewardToken}/`);
    await expect(this.card.getByRole('button', { name: 'Stake', exact: true })).toBeVisible();
  }

  /** A card of the list by the symbol of its reward. */
  listed(symbol: string): Locator {
    return this.cards.filter({
      has: this.page.getByRole('heading', { name: new RegExp(`^Earn ${symbol}`) }),
    });
  }

  /** A figure by its term, in a card of the list or on the screen of a stake. */
  figure(within: Locator, term: string | RegExp): Locator {
    return within
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: term }) });
  }

  /** Shows one of the two forms. */
  async choose(side: 'Stake' | 'Unstake'): Promise<void> {
    const forms = this.card.getByRole('group', { name: 'Stake or unstake' });
    await forms.getByRole('button', { name: side, exact: true }).click();
  }

  amount(of: 'stake' | 'unstake'): Locator {
    return this.card.getByLabel(`Amount to ${of}`, { exact: true });
  }

  /** A figure to its last digit. */
  async exact(within: Locator): Promise<bigint> {
    return (await new SwapPage(this.page).exact(within, 18)).raw;
  }

  /** What the result of a transaction says was received, from the top. */
  async received(): Promise<readonly bigint[]> {
    const rows = this.review.locator('dl > div').filter({ hasText: /^Received/ });
    await expect(rows.first()).toBeVisible();
    const texts = await rows
      .locator('[data-exact]')
      .evaluateAll((figures) => figures.map((figure) => figure.getAttribute('data-exact') ?? ''));
    return texts.map((text) => parseEther(text.replace(/ .*/, '').replaceAll(',', '')));
  }
}
