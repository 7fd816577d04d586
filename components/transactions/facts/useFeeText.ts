import { useLocale } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import type { Amount } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/decimalText';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import type { Rounding } from '@/lib/base/amounts/fraction';
import { withSymbol } from '@/lib/base/amounts/withSymbol';

/** A fee, or what is left for one, in a sentence: 4 digits and the symbol. */
export function useFeeText(): (amount: Amount, rounding: Rounding) => string {
  const locale = useLocale();
  const symbolText = useSymbolText();
  return (amount, rounding) =>
    withSymbol(
      formatAmount(amount, { digits: SHORT_DIGITS, rounding, locale }),
      symbolText(amount.currency),
    );
}
