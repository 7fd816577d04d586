import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as styles from './TransactionProgress.css';

/** The steps of a transaction, in their order. */
const STEPS = ['check', 'wallet', 'network', 'confirmation'] as const;

/** The way of a transaction: what is done, what is under way, and what is to come. */
export function TransactionStages({ at }: { at: (typeof STEPS)[number] }) {
  const t = useTranslations('transactions');
  const current = STEPS.indexOf(at);
  return (
    <ol className={styles.stages}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={styles.stage}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.stageMark}>
            {index === current ? (
              <span className={styles.stageNow} />
            ) : (
              <Mark isDone={index < current} />
            )}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  const t = useTranslations('transactions');
  return isDone ? (
    <Check size={16} className={styles.stageDone} role="img" aria-label={t('steps.done')} />
  ) : (
    <span role="img" aria-label={t('steps.toCome')} className={styles.stageToCome} />
  );
}
