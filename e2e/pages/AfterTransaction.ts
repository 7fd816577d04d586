import { expect, type Locator } from 'playwright/test';
import { parseUnits } from 'viem';

/** "After this transaction" in the dialog of a review. */
export class AfterTransaction {
  readonly region: Locator;
  readonly accept: Locator;

  constructor(dialog: Locator) {
    this.region = dialog.getByRole('region', { name: 'After this transaction' });
    this.accept = dialog.getByRole('checkbox', { name: 'I accept these amounts' });
  }

  /** The block of the figures, and each balance before, of 18 decimals, in its smallest unit. */
  async startingPoint(): Promise<{ readonly block: bigint; readonly balances: bigint[] }> {
    const text = (await this.region.textContent()) ?? '';
    const [, block = ''] = /at block ([\d,]+)/.exec(text) ?? [];
    const rows = await this.region.getByText(/\d.* → .*\d/).all();
    const balances = await Promise.all(
      rows.map(async (row) => {
        const exact = await row.locator('[data-exact]').first().getAttribute('data-exact');
        const [digits = ''] = (exact ?? '').split(' ');
        return parseUnits(digits.replaceAll(',', ''), 18);
      }),
    );
    return { block: BigInt(block.replaceAll(',', '')), balances };
  }

  /** The differences of each row to the last digit, in their smallest unit, from the top. */
  async differences(...decimals: readonly number[]): Promise<readonly bigint[]> {
    await expect(this.region.getByText(/^at block [\d,]+$/)).toBeVisible();
    const shown = await this.region.locator('dd > button [data-exact]').all();
    expect(shown).toHaveLength(decimals.length);
    return Promise.all(
      shown.map(async (one, index) => {
        const [digits = ''] = ((await one.getAttribute('data-exact')) ?? '').split(' ');
        const plain = digits.replaceAll(',', '').replace('−', '-').replace('+', '');
        return parseUnits(plain, decimals[index] ?? 18);
      }),
    );
  }
}
