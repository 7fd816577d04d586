import { expect, type Locator } from 'playwright/test';
import { parseUnits } from 'viem';

type Term = 'Put in' | 'Taken out' | 'Worth now' | 'Fees earned, included' | 'Against holding';

/** The result of a position, as a user reads it. */
export class PositionStory {
  constructor(readonly region: Locator) {}

  /** The hash of a transaction that is missing. */
  get hash(): Locator {
    return this.region.getByLabel('Hash of a transaction with this pool');
  }

  /** Expects that it says first whether the account is up or down. */
  async expectHeadline(text: RegExp): Promise<void> {
    await expect(this.region.getByText(text)).toBeVisible();
  }

  /** The amounts of a row to their last digit, as they are ordered; below zero for a loss. */
  async amounts(term: Term, decimals: readonly [number, number] = [18, 18]) {
    const exact = this.row(term).locator('[data-exact]');
    await expect(exact).toHaveCount(2);
    const texts = await exact.evaluateAll((found) =>
      found.map((each) => each.getAttribute('data-exact') ?? ''),
    );
    return texts.map((text, index) => rawOf(text, decimals[index] ?? 18));
  }

  /** The dollars of a row; below zero for a loss. */
  async dollars(term: Term): Promise<number> {
    const text = await this.row(term).getByRole('cell').last().textContent();
    return dollarsIn(text ?? '');
  }

  row(term: Term): Locator {
    return this.region.getByRole('row').filter({ hasText: term });
  }
}

/** The dollars in a text; below zero with a minus sign, or in a text that begins with "Down". */
export function dollarsIn(text: string): number {
  const [digits = ''] = /[\d,]+\.\d\d/.exec(text) ?? [];
  const size = Number(digits.replaceAll(',', ''));
  return text.startsWith('−') || text.startsWith('Down') ? -size : size;
}

function rawOf(text: string, decimals: number): bigint {
  const [digits = ''] = text.split(' ');
  const size = parseUnits(digits.replace(/^[−+]/, '').replaceAll(',', ''), decimals);
  return digits.startsWith('−') ? -size : size;
}
