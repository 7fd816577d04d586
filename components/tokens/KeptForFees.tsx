import { useLocale, useTranslations } from 'next-intl';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import { exactAmountText } from '@/lib/amounts/amountText';
import { formatAmount } from '@/lib/amounts/formatAmount';
import { spendable } from '@/lib/amounts/spendable';
import * as styles from './KeptForFees.css';
import { useSymbolText } from './useSymbolText';

type Props = {
  balance: Amount;
  /** The text in the field. */
  text: string;
};

/** Says how much of a balance "max" has kept back; nothing where it kept nothing. */
export function KeptForFees({ balance, text }: Props) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { currency, raw } = balance;
  const most = spendable(balance);
  if (most.raw === 0n || most.raw === raw || text !== exactAmountText(most)) return null;
  const kept = formatAmount(amountOf(currency, raw - most.raw), { locale });
  return (
    <span className={styles.kept}>
      {t('keptForFees', { amount: `${kept} ${symbolText(currency)}` })}
    </span>
  );
}
