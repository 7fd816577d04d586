import { useLocale } from 'next-intl';
import type { Amount } from '@/lib/amounts/amount';
import { formatUsd } from '@/lib/amounts/formatUsd';
import { useUsdWorth } from '@/lib/pairs/useUsdWorth';
import * as styles from './UsdWorth.css';

/** The value of an amount in dollars; empty without a trusted price. */
export function UsdWorth({ amount }: { amount: Amount | undefined }) {
  const locale = useLocale();
  const worth = useUsdWorth(amount);
  return worth && <span className={styles.worth}>{formatUsd(worth, locale)}</span>;
}
