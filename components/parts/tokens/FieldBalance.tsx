import { useLocale, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/base/amounts/amount';
import { formatBalance } from '@/lib/base/amounts/formatAmount';
import { ExactAmount } from './ExactAmount';
import { SpendableBalance } from './SpendableBalance';

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
