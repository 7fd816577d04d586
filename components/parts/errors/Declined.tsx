import { useTranslations } from 'next-intl';
import * as styles from './Declined.css';

/** The text shown wherever a user has declined a request of their wallet. It is not an error. */
export function Declined() {
  const t = useTranslations('errors');
  return (
    <p role="status" className={styles.line}>
      {t('declined')}
    </p>
  );
}
