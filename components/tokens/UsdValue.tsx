import { useLocale } from 'next-intl';
import type { Amount } from '@/lib/amounts/amount';
import { formatUsd } from '@/lib/amounts/formatUsd';
import { useUsdValue } from '@/lib/pairs/useUsdValue';
import * as styles from './UsdValue.css';

/** The value of an amount in dollars; empty without a trusted price. */
export function UsdValue({ amount }: { amount: Amount | undefined }) {
  const locale = useLocale();
  const worth = useUsdValue(amount);
  return worth && <span className={styles.worth}>{formatUsd(worth, locale)}</span>;
}
