import { useLocale, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/amounts/amount';
import { formatUsd, formatWholeUsd } from '@/lib/amounts/formatUsd';
import { stableTokens, usdValue } from '@/lib/pairs/usdPrice';
import { useUsdPrice } from '@/lib/pairs/useUsdPrice';
import * as styles from './UsdValue.css';

type Props = {
  amount: Amount | undefined;
  /** Whether its room is kept while the price is read, and a missing price is told. */
  isAlwaysThere?: boolean;
  /** Whether it is shown without cents. */
  isWhole?: boolean;
};

/** The value of an amount in dollars; empty without a trusted price. */
export function UsdValue({ amount, isAlwaysThere = false, isWhole = false }: Props) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  const { price, isLoading } = useUsdPrice(amount?.currency);
  if (amount && price) {
    const format = isWhole ? formatWholeUsd : formatUsd;
    return <span className={styles.worth}>{format(usdValue(amount.raw, price), locale)}</span>;
  }
  // A test network has no dollar token: nothing there has a price.
  if (!amount || !isAlwaysThere || stableTokens(amount.currency.chainId).length === 0) return null;
  return (
    <span className={styles.worth}>{isLoading ? <Skeleton characters={5} /> : t('noPrice')}</span>
  );
}
