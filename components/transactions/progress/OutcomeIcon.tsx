import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { Spinner } from '@/components/ui/Spinner';
import type { TransactionOutcome } from '@/lib/transactions/history/transaction';
import * as styles from './OutcomeIcon.css';

type Props = { outcome: TransactionOutcome; size?: number };

/** An icon for a transaction's status. The text next to it says the same. */
export function OutcomeIcon({ outcome, size = 20 }: Props) {
  switch (outcome) {
    case 'pending':
      return <Spinner />;
    case 'confirmed':
    case 'spedUp':
      return <CircleCheck size={size} className={styles.success} aria-hidden="true" />;
    case 'reverted':
      return <CircleX size={size} className={styles.failure} aria-hidden="true" />;
    case 'cancelled':
    case 'replaced':
    case 'dropped':
      return <CircleMinus size={size} className={styles.neutral} aria-hidden="true" />;
  }
}
