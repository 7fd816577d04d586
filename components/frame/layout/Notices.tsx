'use client';

import { useAtomValue } from 'jotai';
import { useStorageProblems } from '@/lib/base/storage/useStorageProblems';
import { unknownPathAtom } from '@/lib/site/navigation/atoms';
import { LoadingNotice } from './LoadingNotice';
import { lazyPart } from './lazyPart';
import { NetworkNotice } from './NetworkNotice';
import * as styles from './Notices.css';
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
