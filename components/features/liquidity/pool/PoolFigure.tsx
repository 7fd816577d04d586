import type { ReactNode } from 'react';
import * as styles from './PoolPosition.css';

type Props = { term: string; place: keyof typeof styles.figures; children: ReactNode };

/** A figure of a position, in its column. Where the columns have names, its own is only read. */
export function PoolFigure({ term, place, children }: Props) {
  return (
    <div className={styles.figures[place]}>
      <dt className={styles.terms[place]}>{term}</dt>
      {children}
    </div>
  );
}
