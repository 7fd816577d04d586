import { useLocale } from 'next-intl';
import type { Amount } from '@/lib/base/amounts/amount';
import { formatAmount, formatBalance } from '@/lib/base/amounts/formatAmount';
import { FULL_DIGITS } from '@/lib/base/amounts/significantDigits';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { ExactAmount } from './ExactAmount';

type Props = {
  amount: Amount;
  /**
   * `up` for a maximum that is paid, so that it is never understated; `held` for a balance, written
   * as balances are everywhere.
   */
  rounding?: 'down' | 'up' | 'held';
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
  const figure =
    rounding === 'held'
      ? formatBalance(amount, { digits, locale })
      : formatAmount(amount, { digits, rounding, locale });
  return (
    <ExactAmount amount={amount} hasNote>
      {withSymbol(figure, symbol)}
    </ExactAmount>
  );
}
