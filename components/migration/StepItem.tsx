import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import * as styles from './Steps.css';

type Props = {
  title: string;
  number: number;
  /** Below 0 for a step that is done, above 0 for one that is still to come. */
  place: number;
  children: ReactNode;
};

/** A step of a migration. The one that applies now is open; the others keep what is typed. */
export function StepItem({ title, number, place, children }: Props) {
  const t = useTranslations('migration.steps');
  return (
    <li className={styles.step} aria-current={place === 0 ? 'step' : undefined}>
      <div className={styles.stepHead}>
        <h2 className={styles.stepTitle}>
          {number}. {title}
        </h2>
        {place !== 0 && (
          <span className={styles.stepState}>{t(place < 0 ? 'isDone' : 'isLater')}</span>
        )}
      </div>
      <div className={place === 0 ? styles.parts : styles.hidden}>{children}</div>
    </li>
  );
}
