import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { amountOf } from '@/lib/amounts/amount';
import { copiedAmountText, formatAmount, formatExactAmount } from '@/lib/amounts/formatAmount';
import type { Currency } from '@/lib/tokens/currency';

type Props = {
  currency: Currency;
  /** In the smallest unit. */
  difference: bigint;
};

/**
 * A difference of a balance, with its sign. What is paid is rounded up, what is received down.
 * Hover or focus shows the exact value, and a click copies its digits without the sign.
 */
export function SignedAmount({ currency, difference }: Props) {
  const t = useTranslations('frame');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const isPaid = difference < 0n;
  const amount = amountOf(currency, isPaid ? -difference : difference);
  const signed = (digits: string) => `${signOf(difference)}${digits} ${symbolText(currency)}`;
  const text = signed(formatAmount(amount, { rounding: isPaid ? 'up' : 'down', locale }));
  const exact = signed(formatExactAmount(amount, locale));
  return (
    <CopyableValue
      text={text}
      exact={exact}
      copied={copiedAmountText(amount, locale)}
      copyLabel={t('copyExact', { text, exact })}
      copiedLabel={t('copied')}
    />
  );
}

function signOf(difference: bigint): string {
  if (difference === 0n) return '';
  return difference < 0n ? '−' : '+';
}
