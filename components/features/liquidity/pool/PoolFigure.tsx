import type { ReactNode } from 'react';
import * as styles from './PoolPosition.css';

type Props = { term: string; children: ReactNode; below?: ReactNode };

/** A figure of a position with its name, on one line or two. */
export function PoolFigure({ term, children, below }: Props) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {below && <dd className={styles.value}>{below}</dd>}
    </div>
  );
}
