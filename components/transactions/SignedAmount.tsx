import { useLocale } from 'next-intl';
import { ExactAmount } from '@/components/tokens/ExactAmount';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { amountOf } from '@/lib/amounts/amount';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { Currency } from '@/lib/tokens/currency';

type Props = {
  currency: Currency;
  /** In the smallest unit. */
  difference: bigint;
  /** Whether nothing of the balance is left. */
  isWhole: boolean;
};

/**
 * A difference of a balance, with its sign. What is paid is rounded up, what is received down; the
 * whole of a balance as the balance is.
 */
export function SignedAmount({ currency, difference, isWhole }: Props) {
  const locale = useLocale();
  const symbolText = useSymbolText();
  const isPaid = difference < 0n;
  const amount = amountOf(currency, isPaid ? -difference : difference);
  const sign = signOf(difference);
  const digits = formatAmount(amount, { rounding: isPaid && !isWhole ? 'up' : 'down', locale });
  return (
    <ExactAmount amount={amount} sign={sign}>
      {`${sign}${digits} ${symbolText(currency)}`}
    </ExactAmount>
  );
}

function signOf(difference: bigint): string {
  if (difference === 0n) return '';
  return difference < 0n ? '−' : '+';
}
