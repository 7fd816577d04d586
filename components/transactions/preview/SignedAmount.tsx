import { useLocale } from 'next-intl';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { paidRounding } from '@/lib/base/amounts/paidRounding';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { Currency } from '@/lib/base/tokens/currency';

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
