'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useErrorText } from '@/components/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { describeError } from '@/lib/errors/describeError';
import * as styles from './RegionFailure.css';

type Props = { error: unknown; onRetry: () => void };

/**
 * Replaces a region that failed. One whose code could not be loaded is tried again by itself when
 * the device is back online.
 */
export function RegionFailure({ error, onRetry }: Props) {
  const t = useTranslations('frame');
  const errorText = useErrorText();
  const isUnreachable = describeError(error)?.key === 'errors.codeUnreachable';
  useEffect(() => {
    if (!isUnreachable) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isUnreachable, onRetry]);
  return (
    <div className={styles.place}>
      <Notice tone="error">
        <h1 className={styles.title}>{t(isUnreachable ? 'partUnreachable' : 'regionFailed')}</h1>
        <p>{isUnreachable ? t('partUnreachableText') : errorText(error)}</p>
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
