import { useLocale, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { exactAmountText } from '@/lib/base/amounts/amountText';
import { formatAmount, formatBalance } from '@/lib/base/amounts/formatAmount';
import { spendable } from '@/lib/base/amounts/spendable';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { ExactAmount } from './ExactAmount';
import * as styles from './FieldBalance.css';
import { SpendableBalance } from './SpendableBalance';
import { useSymbolText } from './useSymbolText';

type Props = {
  balance: Amount | undefined;
  /** The text in a field that spends the balance, and how to fill it in. */
  spending?: { readonly text: string; readonly onFill: (text: string) => void };
};

/** The balance of a field's currency. */
export function FieldBalance({ balance, spending }: Props) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  if (balance === undefined) return <Skeleton characters={9} />;
  const shown = t('balance', { amount: formatBalance(balance, { locale }) });
  if (!spending) return <ExactAmount amount={balance}>{shown}</ExactAmount>;
  return (
    <SpendableBalance balance={balance} {...spending}>
      {shown}
    </SpendableBalance>
  );
}

export type SpentProps = {
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
