import { useLocale } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/base/amounts/amount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { usdValue } from '@/lib/exchange/pairs/usdPrice';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import { useAgreedPrice } from './agreedPrices';
import * as styles from './UsdValue.css';

type Props = {
  amount: Amount | undefined;
  /** Whether its room is kept while the amount or its price is read. */
  keepsRoom?: boolean;
};

/**
 * The value of an amount in dollars; empty without a trusted price. After a review, the price is the
 * one that the review showed.
 */
export function UsdValue({ amount, keepsRoom = false }: Props) {
  const locale = useLocale();
  const { price: present, isLoading } = useUsdPrice(amount?.currency);
  const price = useAgreedPrice(amount?.currency, present);
  if (amount && price) {
    const text = formatUsd(usdValue(amount.raw, price), locale);
    return (
      <span className={styles.value} translate="no">
        {text}
      </span>
    );
  }
  return (
    keepsRoom &&
    (isLoading || amount === undefined) && (
      <span className={styles.value}>
        <Skeleton characters={5} />
      </span>
    )
  );
}
