'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { useIsPageWaiting } from '@/lib/navigation/useIsPageWaiting';
import { place } from './Notices.css';

/** Says that the chosen page opens once the device is back online. */
export function WaitingPageNotice() {
  const t = useTranslations('frame');
  if (!useIsPageWaiting()) return null;
  return (
    <div className={place}>
      <Notice tone="warning">{t('pageWaits')}</Notice>
    </div>
  );
}
