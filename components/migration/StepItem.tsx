import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import * as styles from './Steps.css';

type Props = {
  title: string;
  number: number;
  status: 'done' | 'current' | 'later';
  children: ReactNode;
};

/** A step of a migration. The current one is open; the others keep what is typed. */
export function StepItem({ title, number, status, children }: Props) {
  const t = useTranslations('migration.steps');
  return (
    <li className={styles.step} aria-current={status === 'current' ? 'step' : undefined}>
      <div className={styles.stepHead}>
        <h2 className={styles.stepTitle}>
          {number}. {title}
        </h2>
        {status !== 'current' && (
          <span className={styles.stepState}>{t(status === 'done' ? 'isDone' : 'isLater')}</span>
        )}
      </div>
      <div className={status === 'current' ? styles.parts : styles.hidden}>{children}</div>
    </li>
  );
}
