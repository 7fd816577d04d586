import type { ReactNode } from 'react';
import * as styles from '@/components/transactions/review/Review.css';

type Props = {
  /** A change to the user's advantage, or one that costs nothing. */
  tone: 'better' | 'plain';
  /** What has changed; empty while nothing has. */
  children: ReactNode;
};

/**
 * Below the amounts of a review: announces what has changed while it is open. It keeps its space,
 * so that nothing moves under the pointer when the text appears.
 */
export function StatusLine({ tone, children }: Props) {
  return (
    <p role="status" className={styles.statusLine[tone]}>
      {children}
    </p>
  );
}
