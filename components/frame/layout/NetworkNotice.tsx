'use client';

import { useTranslations } from 'next-intl';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useIsPageWaiting } from '@/lib/site/navigation/onceOnline';
import { place } from './Notices.css';
import { StaleFiguresNotice } from './StaleFiguresNotice';

/** Says why the page's figures are not fresh, and that a chosen page opens once it is online. */
export function NetworkNotice() {
  const t = useTranslations('frame');
  const waiting = useIsPageWaiting() ? t('pageWaits') : undefined;
  return <StaleFiguresNotice chainId={useActiveChainId()} className={place} waiting={waiting} />;
}
