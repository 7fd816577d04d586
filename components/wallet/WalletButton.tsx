'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { Spinner } from '@/components/ui/Spinner';
import { useIsSlow } from '@/components/ui/useIsSlow';
import { formatAddress } from '@/lib/amounts/formatAddress';
import { usePendingCount } from '@/lib/history/usePendingCount';
import { useIsHydrated } from '@/lib/navigation/useIsHydrated';
import { usePanel } from '@/lib/overlays/usePanel';
import { useConnectionError } from '@/lib/wallet/useConnectionError';
import { useIsWalletBusy } from '@/lib/wallet/useIsWalletBusy';
import { useWallet } from '@/lib/wallet/useWallet';

import * as styles from './WalletButton.css';

const SPINNER_AFTER_MS = 600;

/** The wallet's state in the header, and the button to connect one. */
export function WalletButton() {
  const t = useTranslations('wallet');
  const wallet = useWallet();
  const { open } = usePanel();
  const pendingCount = usePendingCount();
  const hasFailed = useConnectionError() !== undefined;
  const isBusy = useIsWalletBusy();
  const isHydrated = useIsHydrated();
  const isWaiting = wallet.status === 'reconnecting' || wallet.status === 'connecting';
  const isSlow = useIsSlow(isWaiting, SPINNER_AFTER_MS);
  if (isWaiting) {
    // A button, because a wallet may never answer: the user can then choose again.
    return (
      <button
        type="button"
        className={styles.waiting}
        aria-haspopup="dialog"
        aria-label={t('connecting')}
        disabled={!isHydrated}
        onClick={() => open('wallet')}
      >
        {isSlow ? <Spinner /> : <Skeleton characters={10} />}
      </button>
    );
  }
  if (wallet.status === 'disconnected') {
    return (
      <Button
        variant="accent"
        aria-haspopup="dialog"
        disabled={isBusy || !isHydrated}
        onClick={() => open('wallet')}
      >
        {t(hasFailed && !isBusy ? 'error' : 'connect')}
      </Button>
    );
  }
  if (wallet.status === 'wrongNetwork') {
    return (
      <button
        type="button"
        className={styles.wrong}
        aria-haspopup="dialog"
        onClick={() => open('account')}
      >
        {t('wrongNetwork')}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.account}
      aria-haspopup="dialog"
      aria-label={t('account', { address: formatAddress(wallet.address) })}
      onClick={() => open('account')}
    >
      {pendingCount > 0 ? (
        <>
          <Spinner />
          {t('pending', { count: pendingCount })}
        </>
      ) : (
        <bdi>{formatAddress(wallet.address)}</bdi>
      )}
    </button>
  );
}
