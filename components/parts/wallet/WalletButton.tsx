'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import { Spinner } from '@/components/ui/Spinner';
import { SPINNER_AFTER_MS, useIsSlow } from '@/components/ui/useIsSlow';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { useConnectionError } from '@/lib/holdings/wallet/useConnectionError';
import { useIsWalletBusy } from '@/lib/holdings/wallet/useWaitingWallet';
import { useWallet, type Wallet } from '@/lib/holdings/wallet/useWallet';
import { usePanel } from '@/lib/site/overlays/usePanel';
import { usePendingItems } from '@/lib/transactions/submit/usePendingItems';
import { AccountMark } from './AccountMark';
import { PRELOADS_WALLETS } from './LazyWalletDialog';
import * as styles from './WalletButton.css';
import { WALLET_BUTTON_ID } from './walletButtonId';

const MARK_SIZE = 24;

/**
 * The wallet's state in the header, and the button to connect one. It stays the same element, so
 * that it keeps the focus when a wallet connects or disconnects.
 */
export function WalletButton() {
  const wallet = useWallet();
  const { open } = usePanel();
  const isBusy = useIsWalletBusy();
  const isHydrated = useIsHydrated();
  const content = useContent(wallet, isBusy);
  const isThere = 'address' in wallet;
  return (
    <button
      id={WALLET_BUTTON_ID}
      type="button"
      aria-haspopup="dialog"
      // It is enabled while a wallet has a request: a wallet may never answer, and the user choose
      // again.
      disabled={!isThere && (!isHydrated || (isBusy && wallet.status === 'disconnected'))}
      onClick={() => open(isThere ? 'account' : 'wallet')}
      {...(!isThere && PRELOADS_WALLETS)}
      {...content}
    />
  );
}

type Content = { className: string; children: ReactNode; 'aria-label'?: string };

function useContent(wallet: Wallet, isBusy: boolean): Content {
  const t = useTranslations('wallet');
  const { request, sent } = usePendingItems();
  const hasFailed = useConnectionError() !== undefined;
  const isWaiting = wallet.status === 'reconnecting' || wallet.status === 'connecting';
  const isSlow = useIsSlow(isWaiting, SPINNER_AFTER_MS);
  switch (wallet.status) {
    case 'reconnecting':
    case 'connecting':
      return {
        className: styles.account,
        'aria-label': t('connecting'),
        children: isSlow ? <Spinner /> : <Skeleton characters={10} />,
      };
    case 'disconnected':
      return {
        className: styles.connect,
        children: t(hasFailed && !isBusy ? 'error' : 'connect'),
      };
    case 'wrongNetwork':
      return { className: styles.wrong, children: t('wrongNetwork') };
    case 'connected': {
      const address = formatAddress(wallet.address);
      // A request that is still with the wallet was not sent.
      const asked = request && t('checkWallet');
      const wait = sent.length > 0 ? t('pending', { count: sent.length }) : asked;
      return {
        className: styles.account,
        'aria-label': [t('account', { address }), wait].filter(Boolean).join('. '),
        children: wait ? (
          <>
            <Spinner />
            {wait}
          </>
        ) : (
          <>
            <AccountMark address={wallet.address} size={MARK_SIZE} />
            <bdi translate="no">{address}</bdi>
          </>
        ),
      };
    }
  }
}
