import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/Spinner';
import * as styles from './LoadingPanel.css';

/** Shown in place of a dialog while its code loads. The page below stays usable. */
export function LoadingPanel() {
  const t = useTranslations('frame');
  return (
    <div className={styles.place}>
      <p className={styles.panel} role="status" aria-busy="true">
        <Spinner /> {t('loadingPart')}
      </p>
    </div>
  );
}
