'use client';

import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { useIsSlow } from '@/components/ui/useIsSlow';
import { useRouteRecovery } from '@/lib/site/navigation/useRouteRecovery';
import { ScreenSkeleton } from './ScreenSkeleton';

/** Shows no text, because in most cases the screen appears sooner and a text would only flash. */
const OPENING_SHOWN_AFTER_MS = 300;

/** Shown in a document without a screen of its own, until the screen of the address replaces it. */
export function RouteRecovery() {
  const t = useTranslations('frame');
  const { hasFailed, retry } = useRouteRecovery();
  const isSlow = useIsSlow(!hasFailed, OPENING_SHOWN_AFTER_MS);
  return (
    <>
      <PageTitle />
      {hasFailed ? (
        <Notice tone="error">
          <p>{t('screenUnreachable')}</p>
          <Button variant="secondary" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </Notice>
      ) : (
        <>
          <ScreenSkeleton />
          <p role="status">
            {isSlow && (
              <>
                <Spinner /> {t('openingScreen')}
              </>
            )}
          </p>
        </>
      )}
    </>
  );
}
