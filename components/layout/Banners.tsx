'use client';

import { useTranslations } from 'next-intl';
import { useEnvironment } from '@/lib/environment/useEnvironment';
import * as styles from './Banners.css';

/** On every page of a practice exchange: that it is one. */
export function PracticeRibbon() {
  const t = useTranslations('frame');
  const configuration = useEnvironment();
  if (configuration.status !== 'ready' || !configuration.environment.practice) return null;
  return (
    <p className={styles.ribbon} role="note">
      {t('practice')}
    </p>
  );
}
