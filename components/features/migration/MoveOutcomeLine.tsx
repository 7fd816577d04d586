import { useTranslations } from 'next-intl';
import type { MoveOutcome } from '@/lib/features/migration/moveOutcome';
import * as styles from './MoveDialog.css';

type Props = {
  /** Undefined while it is tried out. */
  outcome: MoveOutcome | undefined;
};

/** Whether a whole move works now, or where it stops and why. */
export function MoveOutcomeLine({ outcome }: Props) {
  const t = useTranslations('migrationLanding.outcome');
  const text = () => {
    if (outcome === undefined) return t('checking');
    if (!('reason' in outcome)) return t(outcome.type);
    return t(outcome.type, { reason: outcome.reason || t('noReason') });
  };
  const isWarning = outcome !== undefined && outcome.type !== 'passes';
  return (
    <p className={isWarning ? styles.warning : styles.outcome} role="status">
      {text()}
    </p>
  );
}
