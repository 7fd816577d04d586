import type { ReactNode } from 'react';
import * as styles from './Facts.css';

/** The quiet table of figures under a form. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

/** One figure with its name. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
