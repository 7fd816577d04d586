import { useLocale, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import { exactAmountText } from '@/lib/amounts/amountText';
import { formatAmount, formatBalance } from '@/lib/amounts/formatAmount';
import { spendable } from '@/lib/amounts/spendable';
import { ExactAmount } from './ExactAmount';
import * as styles from './FieldBalance.css';
import { useSymbolText } from './useSymbolText';

/** The balance of a field's currency. */
export function FieldBalance({ balance }: { balance: Amount | undefined }) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  if (balance === undefined) return <Skeleton characters={9} />;
  return (
    <ExactAmount amount={balance}>
      {t('balance', { amount: formatBalance(balance, { locale }) })}
    </ExactAmount>
  );
}

type SpentProps = {
  balance: Amount | undefined;
  /** The text in the field. */
  text: string;
};

/** The balance that a field spends, and the part of it that "max" has kept back. */
export function SpentBalance({ balance, text }: SpentProps) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const most = balance && spendable(balance);
  const isKept =
    most && most.raw > 0n && most.raw !== balance.raw && text === exactAmountText(most);
  if (!isKept) return <FieldBalance balance={balance} />;
  const kept = amountOf(balance.currency, balance.raw - most.raw);
  const amount = formatAmount(kept, { locale });
  return (
    <>
      <span className={styles.lessFees}>
        <FieldBalance balance={balance} /> {t('lessFees', { amount })}
      </span>
      <span className={styles.keptOnly}>
        {t('keptForFees', { amount: `${amount} ${symbolText(kept.currency)}` })}
      </span>
    </>
  );
}
