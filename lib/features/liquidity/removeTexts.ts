import type { Amount } from '@/lib/base/amounts/amount';
import { computedAmountText, exactAmountText } from '@/lib/base/amounts/amountText';
import { formatRemovalPercent } from '@/lib/base/amounts/formatPercent';
import type { LiquidityAmounts } from './liquidityAmounts';
import type { RemoveField, RemoveForm } from './removeForm';

/** The texts of the fields. */
type RemoveTexts = Readonly<Record<RemoveField, string>>;

/**
 * The text of each field: as typed, or computed to 6 significant digits; exact when everything is
 * removed. The percentage is whole, and `<1` below 1.
 */
export function removeTexts(
  { independentField, typedValue }: RemoveForm,
  holding: LiquidityAmounts | undefined,
  removed: LiquidityAmounts | undefined,
): RemoveTexts {
  const isAll = removed !== undefined && removed.liquidity.raw === holding?.liquidity.raw;
  const computed = (amount: Amount | undefined) => {
    if (amount === undefined || amount.raw === 0n) return '';
    return isAll ? exactAmountText(amount) : computedAmountText(amount, 'down');
  };
  return {
    percent: formatRemovalPercent({
      numerator: removed?.liquidity.raw ?? 0n,
      denominator: holding?.liquidity.raw || 1n,
    }),
    liquidity: computed(removed?.liquidity),
    currencyA: computed(removed?.amounts[0]),
    currencyB: computed(removed?.amounts[1]),
    [independentField]: typedValue,
  };
}
