import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { summary } from '@/components/ui/summary.css';
import * as styles from './Review.css';

/** In a review: the figures and addresses that are looked up rather than read, folded. */
export function ReviewDetails({ children }: { children: ReactNode }) {
  const t = useTranslations('transactions');
  return (
    <details className={styles.details}>
      <summary className={summary}>{t('details')}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
