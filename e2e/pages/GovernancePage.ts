import { expect, type Locator, type Page } from 'playwright/test';
import { ReviewingPage } from './ReviewingPage';

/** The list of proposals, the account's votes, and the screen of one proposal, as a user uses them. */
export class GovernancePage extends ReviewingPage {
  readonly main: Locator;
  /** The account's votes. */
  readonly votes: Locator;
  /** The rows of the list. */
  readonly rows: Locator;
  /** What the account can do with a proposal. */
  readonly ownVote: Locator;
  readonly calls: Locator;
  readonly overview: Locator;

  constructor(page: Page) {
    super(page, page.getByRole('main'), {
      reviews: 'Review (“For” vote|“Against” vote|delegation|queueing|execution)',
      results: 'Vote counted|Votes delegated|Proposal queued|Proposal executed',
    });
    this.main = this.form;
    this.votes = page.getByRole('region', { name: 'Your votes' });
    this.rows = page.getByRole('region', { name: 'Proposals' }).getByRole('listitem');
    this.ownVote = page.getByRole('region', { name: 'Your vote', exact: true });
    this.calls = page.getByRole('region', { name: 'What it does' });
    this.overview = page.getByRole('region', { name: 'Description' });
  }

  async openList(): Promise<void> {
    await this.page.goto('/vote/');
    await expect(this.rows.first()).toBeVisible();
  }

  async open(id: bigint): Promise<void> {
    await this.page.goto(`/vote/${id}/`);
    await expect(this.overview).toBeVisible();
  }

  /** The row of a proposal. */
  row(id: bigint): Locator {
    return this.rows.filter({ has: this.page.locator(`a[href$="/vote/${id}/"]`) });
  }

  /** The choices to vote, while the account can. */
  get choices(): Locator {
    return this.ownVote.getByRole('radio');
  }

  /** The choice of one side. */
  choice(side: 'For' | 'Against'): Locator {
    return this.ownVote.getByRole('radio', { name: side, exact: true });
  }

  /** Chooses a side, and opens the review of its vote. */
  async openVoteReview(side: 'For' | 'Against'): Promise<void> {
    await this.choice(side).check();
    await this.openReview('Review vote');
  }

  /** A figure by its term. */
  figure(within: Locator, term: string): Locator {
    return within
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) })
      .getByRole('definition');
  }

  /** The exact digits behind a figure. */
  async exact(figure: Locator): Promise<string | null> {
    return figure.locator('[data-exact]').first().getAttribute('data-exact');
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name });
  }
}
