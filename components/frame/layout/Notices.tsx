'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StaleFiguresNotice } from '@/components/parts/figuresAge/StaleFiguresNotice';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { useStorageProblems } from '@/lib/base/storage/useStorageProblems';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useLanguage } from '@/lib/site/language/store';
import { useIsPageWaiting } from '@/lib/site/navigation/useIsPageWaiting';
import { LoadingNotice } from './LoadingNotice';
import { notices, place } from './Notices.css';
import { WalletNotice } from './WalletNotice';

const LanguageNotice = lazyPart(
  () => import('@/components/frame/language/LanguageNotice'),
  'LanguageNotice',
);
const StorageNotice = lazyPart(() => import('./StorageNotice'), 'StorageNotice');
const SettingsDialog = lazyPart(
  () => import('@/components/parts/settings/SettingsDialog'),
  'SettingsDialog',
  LoadingPanel,
);

/** Problems of the network, this device or the wallet. They appear without moving the screen. */
export function Notices() {
  const hasStorageProblem = useStorageProblems().length > 0;
  const failedLanguage = useLanguage(({ failed }) => failed);
  return (
    <div className={notices}>
      <LoadingNotice />
      <NetworkNotice />
      {hasStorageProblem && <StorageNotice />}
      {failedLanguage && (
        <div className={place}>
          <LanguageNotice locale={failedLanguage} />
        </div>
      )}
      <WalletNotice />
    </div>
  );
}

/**
 * Says why the page's figures are not fresh, with the way to another endpoint, and that a chosen
 * page opens once it is online.
 */
function NetworkNotice() {
  const t = useTranslations('frame');
  const waiting = useIsPageWaiting() ? t('pageWaits') : undefined;
  // Not a panel of the notice: it outlives the outage.
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <StaleFiguresNotice
        chainId={useActiveChainId()}
        className={place}
        waiting={waiting}
        onOtherEndpoint={() => setChoosing(true)}
      />
      {isChoosing && <SettingsDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
