import type { Amount } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';

/** What a field shows of its form. */
export type CurrencySide = {
  readonly currency: Currency | undefined;
  readonly balance: Amount | undefined;
  /** The typed or computed amount; undefined while the text is not an amount. */
  readonly amount: Amount | undefined;
  /** Whether the text was typed, and not computed from the other side. */
  readonly isTyped: boolean;
  /** The text in the field: typed, or the computed amount to 6 significant digits. */
  readonly text: string;
  /** Whether the amount is being computed, so that nothing can be shown yet. */
  readonly isComputing: boolean;
};
