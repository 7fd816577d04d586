import { useLocale } from 'next-intl';
import { ExactAmount } from '@/components/tokens/ExactAmount';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { amountOf } from '@/lib/amounts/amount';
import { formatAmount } from '@/lib/amounts/formatAmount';
import { paidRounding } from '@/lib/amounts/paidRounding';
import { withSymbol } from '@/lib/amounts/withSymbol';
import type { Currency } from '@/lib/tokens/currency';

type Props = {
  currency: Currency;
  /** In the smallest unit. */
  difference: bigint;
  /** The balance before, in the smallest unit. */
  before: bigint;
};

/**
 * A difference of a balance, with its sign. What is paid is rounded up, unless that is more than
 * the balance, and what is received down.
 */
export function SignedAmount({ currency, difference, before }: Props) {
  const locale = useLocale();
  const symbolText = useSymbolText();
  const isPaid = difference < 0n;
  const amount = amountOf(currency, isPaid ? -difference : difference);
  const sign = signOf(difference);
  const rounding = isPaid ? paidRounding(amount, before) : 'down';
  const digits = formatAmount(amount, { rounding, locale });
  return (
    <ExactAmount amount={amount} sign={sign}>
      {withSymbol(`${sign}${digits}`, symbolText(currency))}
    </ExactAmount>
  );
}

function signOf(difference: bigint): string {
  if (difference === 0n) return '';
  return difference < 0n ? '−' : '+';
}
