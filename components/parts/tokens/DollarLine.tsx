import { ArrowUpDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { flushSync } from 'react-dom';
import { inputOf } from '@/components/ui/AmountField';
import type { CurrencySide } from '@/lib/base/amounts/currencySide';
import { formatAmount, formatExactAmount } from '@/lib/base/amounts/formatAmount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { ZERO } from '@/lib/base/amounts/fraction';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import type { useDollars } from '@/lib/exchange/pairs/useDollars';
import * as styles from './DollarLine.css';

type Props = {
  side: CurrencySide;
  dollars: ReturnType<typeof useDollars>;
  /** Shows the line before an amount is typed. */
  isEager: boolean;
  /** Whether the amount is received, and not paid: rounded down, and not up. */
  isReceived: boolean;
};

/**
 * Below an amount: its value in dollars, or the amount if dollars are typed. A press changes
 * which of them is typed.
 */
export function DollarLine({ side, dollars, isEager, isReceived }: Props) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  const { currency, amount } = side;
  if (currency === undefined || side.isComputing) return null;
  if (!amount && !isEager && !dollars.isOn) return null;
  if (!dollars.isOn && dollars.price === undefined) {
    // A test network has no dollar token: nothing there has a price.
    const isUnusual = amount && !dollars.isLoading && stableTokens(currency.chainId).length > 0;
    return isUnusual ? <span className={styles.line}>{t('noPrice')}</span> : null;
  }
  // The currency can't have this amount, which has too many decimals or is too large.
  if (!amount && !dollars.isOn && Number(side.text) > 0) return null;
  const symbol = shortSymbol(currency.symbol);
  const rounding = isReceived ? 'down' : 'up';
  const bought = withSymbol(amount ? formatAmount(amount, { rounding, locale }) : '0', symbol);
  const typed = dollars.price ? bought : t('readingPrice');
  const line = dollars.isOn ? typed : formatUsd(dollars.value ?? ZERO, locale);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={
        dollars.isOn ? t('typeAmount', { amount: line, symbol }) : t('typeDollars', { value: line })
      }
      title={
        dollars.isOn && amount ? withSymbol(formatExactAmount(amount, locale), symbol) : undefined
      }
      onClick={({ currentTarget }) => {
        flushSync(dollars.toggle);
        // On a touch device too: what is pressed next is a digit.
        const input = inputOf(currentTarget);
        input?.focus();
        input?.select();
      }}
    >
      {line}
      <ArrowUpDown size={12} aria-hidden="true" />
    </button>
  );
}
