import { useLocale, useTranslations } from 'next-intl';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { exactAmountText } from '@/lib/base/amounts/amountText';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { spendable } from '@/lib/base/amounts/spendable';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { FieldBalance } from './FieldBalance';
import * as styles from './FieldBalance.css';
import { useSymbolText } from './useSymbolText';

type SpentProps = {
  balance: Amount | undefined;
  /** The text in the field. */
  text: string;
  onFill: (text: string) => void;
};

/** The balance that a field spends, and the part of it that "max" has kept back. */
export function SpentBalance({ balance, text, onFill }: SpentProps) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const most = balance && spendable(balance);
  const isKept =
    most && most.raw > 0n && most.raw !== balance.raw && text === exactAmountText(most);
  if (!isKept) return <FieldBalance balance={balance} spending={{ text, onFill }} />;
  const kept = amountOf(balance.currency, balance.raw - most.raw);
  const amount = formatAmount(kept, { locale });
  return (
    <>
      <span className={styles.lessFees}>
        <FieldBalance balance={balance} /> {t('lessFees', { amount })}
      </span>
      <span className={styles.keptOnly}>
        {t('keptForFees', { amount: withSymbol(amount, symbolText(kept.currency)) })}
      </span>
    </>
  );
}
