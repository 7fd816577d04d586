import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/tokens/TokenLogo';
import { UsdValue } from '@/components/tokens/UsdValue';
import { useChangeMark } from '@/components/ui/useChangeMark';
import type { Amount } from '@/lib/amounts/amount';
import { AddedByYou } from './AddedByYou';
import * as styles from './Review.css';

type Props = { label: string; amount: Amount; rounding: 'up' | 'down' };

/** One of the large amounts of a review. A change is marked for a moment. */
export function ReviewedAmount({ label, amount, rounding }: Props) {
  const marked = useChangeMark(String(amount.raw));
  return (
    <div className={styles.side}>
      <span className={styles.label}>{label}</span>
      <span className={[styles.amount, marked].join(' ').trim()}>
        <CurrencyAmount amount={amount} rounding={rounding} /> <UsdValue amount={amount} />
      </span>
      <TokenLogo currency={amount.currency} size={32} />
      <AddedByYou currency={amount.currency} />
    </div>
  );
}
