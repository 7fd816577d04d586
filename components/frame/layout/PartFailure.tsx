'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import * as styles from './PartFailure.css';
import { useRetryOfCode } from './useRetryOfCode';

/** How long code that could not be loaded is left alone. */
const RETRY_MS = 10_000;

type Props = {
  error: unknown;
  onRetry: () => void;
  /** Shown in place of the message. */
  children?: ReactNode;
};

/**
 * Replaces a part of a form that failed. Code that could not be loaded is tried again by itself.
 */
export function PartFailure({ error, onRetry, children }: Props) {
  const t = useTranslations('frame');
  const isUnreachable = useRetryOfCode(error, onRetry, RETRY_MS);
  if (children) return <>{children}</>;
  return (
    <div className={styles.place}>
      <Notice tone="warning">
        <p>{t(isUnreachable ? 'partUnreachable' : 'regionFailed')}</p>
        <Button variant="text" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Notice>
    </div>
  );
}
