'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { Notice } from '@/components/ui/Notice';
import { useIsOffline } from '@/lib/chain/rpc/useIsOffline';
import * as styles from './PartFailure.css';
import { actions } from './RegionFailure.css';
import { useRetryOfCode } from './useRetryOfCode';

/**
 * A part of a form whose code is loaded when it is first shown. If that fails, only the part
 * says so: the form around it stays, with what was typed, and the part comes back by itself.
 *
 * @param load - Loads the module of the part.
 * @param name - The export of that module.
 * @param Waiting - Shown until the code is loaded.
 * @param Failed - Shown in place of the message if the part can do without its code.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  Waiting?: ComponentType<Props>,
  Failed?: ComponentType<Props>,
) {
  const Lazy = lazyComponent(load, name, Waiting);

  function LazyPart(props: Props) {
    return (
      <ErrorBoundary
        fallback={(error, retry) => (
          <PartFailure error={error} onRetry={retry}>
            {Failed && <Failed {...props} />}
          </PartFailure>
        )}
      >
        <Lazy {...props} />
      </ErrorBoundary>
    );
  }

  return Object.assign(LazyPart, { preload: Lazy.preload });
}

/** How long code that could not be loaded is left alone. */
const RETRY_MS = 10_000;

type Props = {
  error: unknown;
  onRetry: () => void;
  /** Shown in place of the message. */
  children?: ReactNode;
};

/**
 * Replaces a part of a form that failed. Code that could not be loaded is tried again by itself; if
 * it went with its release, only the page loaded again has that of the next one.
 */
function PartFailure({ error, onRetry, children }: Props) {
  const t = useTranslations('frame');
  const isUnreachable = useRetryOfCode(error, onRetry, RETRY_MS);
  const isOffline = useIsOffline();
  if (children) return <>{children}</>;
  return (
    <div className={styles.place}>
      <Notice tone="warning">
        <p>{t(isUnreachable ? 'partUnreachable' : 'regionFailed')}</p>
        {!isUnreachable && <p>{t('regionFailedText')}</p>}
        <div className={actions}>
          <Button variant="text" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          {isUnreachable && !isOffline && (
            <Button variant="text" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
