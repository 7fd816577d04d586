import { useLocale } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/base/amounts/amount';
import { formatUsd, formatWholeUsd } from '@/lib/base/amounts/formatUsd';
import { usdValue } from '@/lib/exchange/pairs/usdPrice';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import * as styles from './UsdValue.css';

type Props = {
  amount: Amount | undefined;
  /** Whether its room is kept while the price is read. */
  keepsRoom?: boolean;
  /** Whether it is shown without cents. */
  isWhole?: boolean;
};

/** The value of an amount in dollars; empty without a trusted price. */
export function UsdValue({ amount, keepsRoom = false, isWhole = false }: Props) {
  const locale = useLocale();
  const { price, isLoading } = useUsdPrice(amount?.currency);
  if (amount && price) {
    const format = isWhole ? formatWholeUsd : formatUsd;
    const text = format(usdValue(amount.raw, price), locale);
    return (
      <span className={styles.worth} translate="no">
        {text}
      </span>
    );
  }
  return (
    keepsRoom &&
    isLoading && (
      <span className={styles.worth}>
        <Skeleton characters={5} />
      </span>
    )
  );
}
