import { useLocale, useTranslations } from 'next-intl';
import { CopyableValue } from '@/components/ui/CopyableValue';
import type { Amount } from '@/lib/amounts/amount';
import { FULL_DIGITS } from '@/lib/amounts/decimalText';
import { formatAddress } from '@/lib/amounts/formatAddress';
import { copiedAmountText, formatAmount, formatExactAmount } from '@/lib/amounts/formatAmount';
import { useSharedSymbol } from '@/lib/lists/useSharedSymbol';
import { shortSymbol } from '@/lib/tokens/shortSymbol';

type Props = {
  amount: Amount;
  /** `up` for a maximum that is paid, so that it is never understated. */
  rounding?: 'down' | 'up';
  /** The maximum number of significant digits shown. */
  digits?: number;
};

/**
 * An amount with its symbol, rounded for reading. Hover or focus shows the exact value, and a click
 * copies its digits, as an amount field takes them. A symbol that two tokens have comes with the
 * address.
 */
export function CurrencyAmount({ amount, rounding = 'down', digits = FULL_DIGITS }: Props) {
  const t = useTranslations('frame');
  const locale = useLocale();
  const address = useSharedSymbol()(amount.currency);
  const symbol = shortSymbol(amount.currency.symbol);
  const text = `${formatAmount(amount, { digits, rounding, locale })} ${symbol}`;
  const exact = [formatExactAmount(amount, locale), symbol, address].join(' ').trim();
  return (
    <CopyableValue
      text={text}
      note={address && formatAddress(address)}
      exact={exact}
      copied={copiedAmountText(amount, locale)}
      copyLabel={t('copyExact', { text, exact })}
      copiedLabel={t('copied')}
    />
  );
}
