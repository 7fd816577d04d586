'use client';

import { PngButton } from '@/components/png/PngButton';
import { WalletButton } from '@/components/wallet/WalletButton';
import * as styles from './Header.css';
import { NativeBalance } from './NativeBalance';
import { NetworkName } from './NetworkName';
import { ThemeToggle } from './ThemeToggle';

/** The network, PNG, the wallet and the theme, at the top right of both looks. */
export function FrameTools() {
  return (
    <div className={styles.tools}>
      <NetworkName />
      <PngButton />
      <NativeBalance />
      <WalletButton />
      <span className={styles.themeToggle}>
        <ThemeToggle />
      </span>
    </div>
  );
}
