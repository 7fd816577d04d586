'use client';

import { WalletButton } from '@/components/wallet/WalletButton';
import * as styles from './Header.css';
import { NativeBalance } from './NativeBalance';
import { NetworkName } from './NetworkName';
import { ThemeToggle } from './ThemeToggle';

/** The network, the wallet and the theme, at the top right of both looks. */
export function FrameTools() {
  return (
    <div className={styles.tools}>
      <NetworkName />
      <NativeBalance />
      <WalletButton />
      <span className={styles.themeToggle}>
        <ThemeToggle />
      </span>
    </div>
  );
}
