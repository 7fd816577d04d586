import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/Spinner';
import * as styles from './OldBridgeDialog.css';

/** Until the account's tokens of the old bridge are known. */
export function ReadingOldTokens() {
  const t = useTranslations('upgrade');
  return (
    <div className={styles.waiting} role="status" aria-label={t('loading')}>
      <Spinner />
    </div>
  );
}
