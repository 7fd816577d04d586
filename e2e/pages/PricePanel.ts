import type { Locator, Page } from 'playwright/test';

export type ShownSpan = 'Hour' | 'Day' | 'Week' | 'Seen by you';

/** The price of the form's pair, and its past, beside the form of /swap. */
export class PricePanel {
  readonly region: Locator;
  /** The drawn prices, with a sentence about them. */
  readonly chart: Locator;
  /** Why there is no chart, and what is left. */
  readonly missing: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Price and pool' });
    this.chart = this.region.getByRole('img', { name: / in .* Low .*, high / });
    this.missing = this.region.getByRole('status').filter({ hasText: /\S/ });
  }

  span(name: ShownSpan): Locator {
    return this.region
      .getByRole('group', { name: 'Time span of the chart' })
      .getByRole('button', { name });
  }

  /** The lowest and the highest price of the chart, in whole tokens. */
  async range(): Promise<readonly [low: number, high: number]> {
    const text = (await this.chart.getAttribute('aria-label')) ?? '';
    const [, low = '', high = ''] = /Low ([\d.,]+), high ([\d.,]+)\.$/.exec(text) ?? [];
    return [numberOf(low), numberOf(high)];
  }
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}
