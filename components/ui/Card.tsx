import type { ReactNode } from 'react';
import * as styles from './Card.css';
import { Rebuilt } from './Rebuilt';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A form screen's one card. */
export function Card({ title, action, children }: Props) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {action}
      </div>
      <Rebuilt>{children}</Rebuilt>
    </section>
  );
}
