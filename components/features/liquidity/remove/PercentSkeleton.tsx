import { useLocale, useTranslations } from 'next-intl';
import { formatWholePercent } from '@/lib/base/amounts/formatPercent';
import * as styles from './PercentPicker.css';

/** The skeleton of the percent picker, without a position or until its code is loaded. */
export function PercentSkeleton() {
  const t = useTranslations('removal');
  return (
    <div className={styles.picker}>
      <div className={styles.head}>{t('amountToRemove')}</div>
      <span className={styles.none}>{formatWholePercent(0, useLocale())}</span>
    </div>
  );
}
