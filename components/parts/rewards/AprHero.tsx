import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import * as styles from './AprHero.css';

type Props = {
  term: string;
  /** The APR, or what is in its place. */
  children: ReactNode;
  /** Whether there is an APR. */
  isKnown: boolean;
  /** What it is made of. */
  parts?: ReactNode;
};

/** What a reward pool pays in a year: the main figure of its screen. */
export function AprHero({ term, children, isKnown, parts }: Props) {
  const t = useTranslations('rewards');
  return (
    <div className={styles.apr}>
      <dl>
        <div>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.figure}>{children}</dd>
          {parts !== undefined && <dd className={styles.parts}>{parts}</dd>}
        </div>
      </dl>
      {isKnown && <span className={styles.unit}>{t('aYear')}</span>}
    </div>
  );
}
