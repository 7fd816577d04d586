import { useTranslations } from 'next-intl';
import * as styles from './TokenFindings.css';

/** What a simulated purchase and sale cannot show, one press away. */
export function ProbeLimits() {
  const t = useTranslations('tokenProbe');
  return (
    <details>
      <summary className={styles.summary}>{t('limits')}</summary>
      <p className={styles.note}>{t('limitsIntro')}</p>
      <ul className={styles.limits}>
        <li>{t('blindTaxes')}</li>
        <li>{t('blindBlocked')}</li>
        <li>{t('blindNoticing')}</li>
      </ul>
      <p className={styles.note}>{t('falseAlarm')}</p>
    </details>
  );
}
