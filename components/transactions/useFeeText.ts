import { useLocale } from 'next-intl';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import type { Amount } from '@/lib/amounts/amount';
import { SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { Rounding } from '@/lib/amounts/fraction';
import { withSymbol } from '@/lib/amounts/withSymbol';

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
