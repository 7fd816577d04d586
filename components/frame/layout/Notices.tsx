'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { StaleFiguresNotice } from '@/components/parts/figuresAge/StaleFiguresNotice';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { inlineButton } from '@/components/ui/inlineButton.css';
import { Notice } from '@/components/ui/Notice';
import { useStorageProblems } from '@/lib/base/storage/useStorageProblems';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { unknownPathAtom } from '@/lib/site/navigation/atoms';
import { useIsHydrated } from '@/lib/site/navigation/useIsHydrated';
import { useIsPageWaiting } from '@/lib/site/navigation/useIsPageWaiting';
import * as styles from './Notices.css';
import { place } from './Notices.css';
import { WalletNotice } from './WalletNotice';

const OccasionalNotices = lazyPart(() => import('./OccasionalNotices'), 'OccasionalNotices');

/** Problems of the network, this device or the wallet. They appear without moving the screen. */
export function Notices() {
  const hasUnknownPath = useAtomValue(unknownPathAtom) !== undefined;
  const hasStorageProblem = useStorageProblems().length > 0;
  return (
    <div className={styles.notices}>
      <LoadingNotice />
      <NetworkNotice />
      {(hasUnknownPath || hasStorageProblem) && <OccasionalNotices />}
      <WalletNotice />
    </div>
  );
}

/** Says why the page's figures are not fresh, and that a chosen page opens once it is online. */
function NetworkNotice() {
  const t = useTranslations('frame');
  const waiting = useIsPageWaiting() ? t('pageWaits') : undefined;
  return <StaleFiguresNotice chainId={useActiveChainId()} className={place} waiting={waiting} />;
}

/**
 * On a slow line: says that buttons do not react yet. If the code does not arrive, or is that of
 * another release, it says so, with a link that loads the page again. The styles alone show either,
 * without code; the guard marks a script that failed.
 */
function LoadingNotice() {
  const t = useTranslations('frame');
  if (useIsHydrated()) return null;
  return (
    <div className={styles.late}>
      <Notice tone="plain">
        <p className={styles.slow}>{t('stillLoading')}</p>
        <p className={styles.failed}>
          {t('notLoaded')}{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own, with its query. */}
          <a href="" className={inlineButton}>
            {t('reload')}
          </a>
        </p>
      </Notice>
    </div>
  );
}
