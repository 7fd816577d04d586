import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as styles from './TransactionStages.css';

/** The stages of a transaction, in their order. */
const STAGES = ['check', 'wallet', 'network', 'confirmation'] as const;

type Stage = (typeof STAGES)[number];

/** How much of the ring is closed during a stage, from 0 to 1. */
export function shareOf(stage: Stage): number {
  return (STAGES.indexOf(stage) + 1) / (STAGES.length + 1);
}

/** The way of a transaction: what is done, what is under way, and what is to come. */
export function TransactionStages({ at }: { at: Stage }) {
  const t = useTranslations('transactions');
  const current = STAGES.indexOf(at);
  return (
    <ol className={styles.stages}>
      {STAGES.map((stage, index) => (
        <li
          key={stage}
          className={index <= current ? styles.reachedStage : styles.stage}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {index === current ? (
              <span className={styles.now} />
            ) : (
              <Mark isDone={index < current} />
            )}
          </span>
          {t(`stages.${stage}`)}
        </li>
      ))}
    </ol>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  const t = useTranslations('transactions');
  return isDone ? (
    <Check size={16} className={styles.done} role="img" aria-label={t('stages.done')} />
  ) : (
    <span role="img" aria-label={t('stages.toCome')} className={styles.toCome} />
  );
}
