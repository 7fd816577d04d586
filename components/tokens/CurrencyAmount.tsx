import { useLocale } from 'next-intl';
import type { Amount } from '@/lib/amounts/amount';
import { FULL_DIGITS } from '@/lib/amounts/decimalText';
import { formatAmount } from '@/lib/amounts/formatAmount';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import { ExactAmount } from './ExactAmount';

type Props = {
  amount: Amount;
  /** `up` for a maximum that is paid, so that it is never understated. */
  rounding?: 'down' | 'up';
  /** The maximum number of significant digits shown. */
  digits?: number;
};

/**
 * An amount with its symbol, rounded for reading. A symbol that two tokens have comes with the
 * address.
 */
export function CurrencyAmount({ amount, rounding = 'down', digits = FULL_DIGITS }: Props) {
  const locale = useLocale();
  const symbol = shortSymbol(amount.currency.symbol);
  return (
    <ExactAmount amount={amount} hasNote>
      {`${formatAmount(amount, { digits, rounding, locale })} ${symbol}`}
    </ExactAmount>
  );
}
