import type { ReactNode } from 'react';
import * as styles from './FactsBesideForm.css';
import { Rebuilt } from './Rebuilt';

type Props = {
  /** The name of the screen, unless the form has it. */
  label?: string;
  /** What a person has to know before the form: its subject and its main figure. */
  intro: ReactNode;
  /** What else is known of the subject. */
  facts?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/**
 * A form with what is known of its subject: beside it on a wide screen. On a narrow one the intro
 * is above the form, and the other facts are below it.
 */
export function FactsBesideForm({ label, intro, facts, children }: Props) {
  const parts = (
    <Rebuilt>
      <div className={styles.intro}>{intro}</div>
      <div className={styles.form}>{children}</div>
      {facts && <div className={styles.facts}>{facts}</div>}
    </Rebuilt>
  );
  return label === undefined ? (
    <div className={styles.screen}>{parts}</div>
  ) : (
    <section className={styles.screen} aria-label={label}>
      {parts}
    </section>
  );
}
