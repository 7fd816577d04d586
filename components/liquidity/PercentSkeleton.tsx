import { useTranslations } from 'next-intl';
import * as styles from './PercentPicker.css';

/** The room of the percent picker while there is no position to draw from, and until its code has come. */
export function PercentSkeleton() {
  const t = useTranslations('liquidity');
  return (
    <div className={styles.picker}>
      <span className={styles.percent}>{t('percent', { percent: '0' })}</span>
    </div>
  );
}
