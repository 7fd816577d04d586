'use client';

import { useTranslations } from 'next-intl';
import { LanguageButton } from '@/components/frame/language/LanguageButton';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { PngButton } from '@/components/parts/png/PngButton';
import { WalletButton } from '@/components/parts/wallet/WalletButton';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { NETWORK_NAMES } from '@/lib/base/networks/network';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { usePanel } from '@/lib/site/overlays/usePanel';
import * as styles from './Header.css';
import { ThemeToggle } from './ThemeToggle';

const NativeBalance = lazyPart(
  () => import('./NativeBalance'),
  'NativeBalance',
  undefined,
  () => null,
);

/** The network, the search, PNG, the wallet and the theme, at the top right of both looks. */
export function FrameTools() {
  const t = useTranslations('frame');
  const account = useAddress();
  const { open } = usePanel();
  return (
    <div className={styles.tools}>
      <NetworkName />
      <Button
        variant="icon"
        className={styles.search}
        aria-label={t('search')}
        aria-haspopup="dialog"
        onClick={() => open('search')}
      />
      <span className={styles.balances}>
        <PngButton />
        {account && <NativeBalance account={account} />}
      </span>
      <WalletButton />
      <span className={styles.fromTablet}>
        <LanguageButton />
        <ThemeToggle />
      </span>
    </div>
  );
}

/** The network that the page shows. */
function NetworkName() {
  const t = useTranslations('frame');
  const chainId = useActiveChainId();
  const network = chainId && NETWORK_NAMES[chainId];
  return (
    <span className={styles.networkPlace}>
      <span className={styles.network} title={network && t('network', { network })}>
        {network ?? <Skeleton characters={6} />}
      </span>
    </span>
  );
}
