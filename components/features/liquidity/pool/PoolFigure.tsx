import type { ReactNode } from 'react';
import * as styles from '@/components/ui/figure.css';

type Props = { term: string; children: ReactNode; below?: ReactNode };

/** A figure of a position with its name, on one line or two. */
export function PoolFigure({ term, children, below }: Props) {
  return (
    <div className={styles.tallFigure}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.valueLine}>{children}</dd>
      {below && <dd className={styles.valueLine}>{below}</dd>}
    </div>
  );
}
