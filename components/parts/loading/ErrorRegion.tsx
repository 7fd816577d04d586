'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { Notice } from '@/components/ui/Notice';
import { useIsOffline } from '@/lib/chain/rpc/useIsOffline';
import { usePath } from '@/lib/site/navigation/usePath';
import * as styles from './RegionFailure.css';
import { useRetryOfCode } from './useRetryOfCode';

/** Keeps the rest of the page working when one region fails. Changing the screen tries again. */
export function ErrorRegion({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={usePath()}
      fallback={(error, retry) => <RegionFailure error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}

type Props = { error: unknown; onRetry: () => void };

/**
 * Replaces a region that failed, visibly. One whose code could not be loaded is tried again by
 * itself when the device is back online. Until then the page can't be loaded again either.
 */
function RegionFailure({ error, onRetry }: Props) {
  const t = useTranslations('frame');
  const errorText = useErrorText();
  const isUnreachable = useRetryOfCode(error, onRetry);
  const isOffline = useIsOffline();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <Notice tone="error">
        <h1 className={styles.title}>{t(isUnreachable ? 'partUnreachable' : 'regionFailed')}</h1>
        <p>{isUnreachable ? t('partUnreachableText') : errorText(error)}</p>
        {!isUnreachable && <p className={styles.calm}>{t('regionFailedText')}</p>}
        <div className={styles.actions}>
          <Button variant="accent" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          {!isOffline && (
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
