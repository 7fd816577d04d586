import type { ReactNode } from 'react';
import * as styles from './figure.css';

type Props = {
  term: string;
  /** The figure. */
  children: ReactNode;
  /** A `dd` with what the figure is made of, or worth. */
  below?: ReactNode;
  /** Whether it has room for two lines, each tall enough for a finger. */
  isTall?: boolean;
};

/** A figure below its name, in a `dl`. */
export function Figure({ term, children, below, isTall = false }: Props) {
  return (
    <div className={isTall ? styles.tallFigure : styles.figure}>
      <dt className={styles.term}>{term}</dt>
      <dd className={isTall ? styles.valueLine : styles.value}>{children}</dd>
      {below}
    </div>
  );
}
