'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import * as styles from './RegionFailure.css';

type Props = { error: unknown; onRetry: () => void };

/** Replaces a screen that failed; for a dialog that failed, it covers the page. */
export function RegionFailure({ error, onRetry }: Props) {
  const t = useTranslations('frame');
  const errorText = useErrorText();
  return (
    <div className={styles.place}>
      <Notice tone="error">
        <h1 className={styles.title}>{t('regionFailed')}</h1>
        <p>{errorText(error)}</p>
        <p className={styles.calm}>{t('regionFailedText')}</p>
        <div className={styles.actions}>
          <Button variant="accent" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
