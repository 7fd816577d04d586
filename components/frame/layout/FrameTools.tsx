'use client';

import { PngButton } from '@/components/parts/png/PngButton';
import { WalletButton } from '@/components/parts/wallet/WalletButton';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import * as styles from './Header.css';
import { lazyPart } from './lazyPart';
import { NetworkName } from './NetworkName';
import { ThemeToggle } from './ThemeToggle';

const NativeBalance = lazyPart(
  () => import('./NativeBalance'),
  'NativeBalance',
  undefined,
  () => null,
);

/** The network, PNG, the wallet and the theme, at the top right of both looks. */
export function FrameTools() {
  const account = useAddress();
  return (
    <div className={styles.tools}>
      <NetworkName />
      <PngButton />
      {account && <NativeBalance account={account} />}
      <WalletButton />
      <span className={styles.themeToggle}>
        <ThemeToggle />
      </span>
    </div>
  );
}
