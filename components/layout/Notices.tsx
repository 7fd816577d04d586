'use client';

import { LoadingNotice } from './LoadingNotice';
import { NetworkNotice } from './NetworkNotice';
import * as styles from './Notices.css';
import { StorageNotice } from './StorageNotice';
import { UnknownPathNotice } from './UnknownPathNotice';
import { WalletNotice } from './WalletNotice';

/** Problems of the network, this device or the wallet. They appear without moving the screen. */
export function Notices() {
  return (
    <div className={styles.notices}>
      <LoadingNotice />
      <NetworkNotice />
      <UnknownPathNotice />
      <StorageNotice />
      <WalletNotice />
    </div>
  );
}
