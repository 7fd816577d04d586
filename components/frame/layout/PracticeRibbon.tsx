'use client';

import { useTranslations } from 'next-intl';
import { announcement } from '@/components/ui/announcement.css';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import * as styles from './PracticeRibbon.css';

/** Says on every page of a practice exchange that it is one. */
export function PracticeRibbon() {
  const t = useTranslations('frame');
  const loaded = useConfiguration();
  if (loaded.status !== 'ready' || !loaded.configuration.practice) return null;
  return (
    <p className={styles.ribbon} role="note" title={t('practice')}>
      <span aria-hidden="true">{t('practiceShort')}</span>
      <span className={announcement}>{t('practice')}</span>
    </p>
  );
}
