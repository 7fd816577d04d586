import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as styles from './TransactionProgress.css';

/** The stages of a transaction, in their order. */
const STAGES = ['check', 'wallet', 'network', 'confirmation'] as const;

/** The way of a transaction: what is done, what is under way, and what is to come. */
export function TransactionStages({ at }: { at: (typeof STAGES)[number] }) {
  const t = useTranslations('transactions');
  const current = STAGES.indexOf(at);
  return (
    <ol className={styles.stages}>
      {STAGES.map((stage, index) => (
        <li
          key={stage}
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
          {t(`stages.${stage}`)}
        </li>
      ))}
    </ol>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  const t = useTranslations('transactions');
  return isDone ? (
    <Check size={16} className={styles.stageDone} role="img" aria-label={t('stages.done')} />
  ) : (
    <span role="img" aria-label={t('stages.toCome')} className={styles.stageToCome} />
  );
}
