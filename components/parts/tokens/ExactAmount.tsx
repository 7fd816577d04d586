import { useLocale, useTranslations } from 'next-intl';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import type { Amount } from '@/lib/base/amounts/amount';
import { copiedAmountText, formatExactAmount } from '@/lib/base/amounts/formatAmount';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { useSharedSymbol } from '@/lib/holdings/knownTokens/useSharedSymbol';

type Props = {
  amount: Amount;
  /** How the amount is written: rounded, with or without its symbol, or in a few words. */
  children: string;
  /** The same text for screen readers, if the written one is animated. */
  readAs?: string;
  /** How many of its last characters are faint. */
  faint?: number;
  /** Before the exact digits. */
  sign?: string;
  /** Whether the address is shown next to a symbol that two tokens have. */
  hasNote?: boolean;
  /** Fills in the amount. Then a click does so, and copies nothing. */
  onFill?: (() => void) | undefined;
};

/**
 * An amount that is rounded for reading. Hover or focus shows the exact value, and a click copies
 * its digits, as an amount field takes them.
 */
export function ExactAmount({
  amount,
  children: text,
  readAs = text,
  faint,
  sign = '',
  hasNote = false,
  onFill,
}: Props) {
  const t = useTranslations('frame');
  const locale = useLocale();
  const address = useSharedSymbol()(amount.currency);
  const digits = `${sign}${formatExactAmount(amount, locale)}`;
  const figure = withSymbol(digits, shortSymbol(amount.currency.symbol));
  const exact = address ? `${figure} ${address}` : figure;
  return (
    <CopyableValue
      text={text}
      faint={faint}
      note={hasNote && address ? formatAddress(address) : undefined}
      exact={exact}
      copied={copiedAmountText(amount)}
      copyLabel={t(onFill ? 'fillExact' : 'copyExact', { text: readAs, exact })}
      onPress={onFill}
    />
  );
}
