import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { Spinner } from '@/components/ui/Spinner';
import type { TransactionOutcome } from '@/lib/transactions/transaction';
import * as styles from './OutcomeIcon.css';

const SIZE = 20;

/** Where a transaction stands, at a glance; the words beside it say the same. */
export function OutcomeIcon({ outcome }: { outcome: TransactionOutcome }) {
  switch (outcome) {
    case 'pending':
      return <Spinner />;
    case 'confirmed':
    case 'spedUp':
      return <CircleCheck size={SIZE} className={styles.success} aria-hidden="true" />;
    case 'reverted':
      return <CircleX size={SIZE} className={styles.failure} aria-hidden="true" />;
    case 'cancelled':
    case 'replaced':
    case 'dropped':
      return <CircleMinus size={SIZE} className={styles.neutral} aria-hidden="true" />;
  }
}
