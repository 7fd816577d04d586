import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import * as styles from './Steps.css';

const STATES = { done: 'isDone', later: 'isLater', kept: 'isKept' } as const;

type Props = {
  title: string;
  number: number;
  status: keyof typeof STATES | 'current';
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
        {status !== 'current' && <span className={styles.stepState}>{t(STATES[status])}</span>}
      </div>
      <div className={status === 'current' ? styles.parts : styles.hidden}>{children}</div>
    </li>
  );
}
