'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';

/** Shows the page, or why its configuration file stops it from working. */
export function ConfigurationGate({ children }: { children: ReactNode }) {
  const t = useTranslations('frame');
  const errorText = useErrorText();
  const loaded = useConfiguration();
  if (loaded.status !== 'error') return <>{children}</>;
  return (
    <Notice tone="error">
      <p>{errorText(loaded.error)}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
}
