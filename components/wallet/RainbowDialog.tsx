'use client';

import '@rainbow-me/rainbowkit/styles.css';
import {
  type DisclaimerComponent,
  RainbowKitProvider,
  useConnectModal,
} from '@rainbow-me/rainbowkit';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import { useAccount, useConfig, useDisconnect } from 'wagmi';
import { useOpenDialog } from '@/components/ui/openDialogs';
import type { Configuration } from '@/lib/configuration/configuration';
import { TUTORIALS_URL } from '@/lib/navigation/aboutLinks';
import { shieldLocalStorage } from '@/lib/storage/shieldLocalStorage';
import { addConnectors } from '@/lib/wallet/addConnectors';
import { useIsWalletBusy } from '@/lib/wallet/useIsWalletBusy';
import * as styles from './RainbowDialog.css';
import { rainbowConnectors } from './rainbowConnectors';
import { RAINBOW_THEME } from './rainbowTheme';
import { WALLET_BUTTON_ID } from './walletButtonId';

const APP = { appName: 'Pangolin', disclaimer: WalletHelp, learnMoreUrl: TUTORIALS_URL };

/** RainbowKit's own link to help cannot be reached by keyboard. */
function WalletHelp({ Text }: ComponentProps<DisclaimerComponent>) {
  const t = useTranslations('wallet');
  return (
    <Text>
      {t('isNew')}{' '}
      <a className={styles.help} href={TUTORIALS_URL} target="_blank" rel="noopener noreferrer">
        {t('readTutorials')}
      </a>
    </Text>
  );
}

/** Opens RainbowKit's dialog once. Calls `onClose` when it has closed or is no longer needed. */
function OpenOnce({ onClose }: { onClose: () => void }) {
  const isBusy = useIsWalletBusy();
  const { openConnectModal, connectModalOpen } = useConnectModal();
  const { isConnected } = useAccount();
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    // What opened the dialog may be gone: a form with a wallet has another button.
    if (isConnected) document.getElementById(WALLET_BUTTON_ID)?.focus();
    // The wallet may have connected by itself while the code was loading.
    if (isBusy || isConnected) onClose();
    else if (connectModalOpen) setWasOpen(true);
    else if (wasOpen) onClose();
    else openConnectModal?.();
  }, [isBusy, isConnected, connectModalOpen, wasOpen, openConnectModal, onClose]);
  return connectModalOpen && <Opened onClose={onClose} />;
}

/**
 * Makes Escape and Back close RainbowKit's dialog as any other one. As its own button does, that
 * ends a connection that waits for the wallet.
 */
function Opened({ onClose }: { onClose: () => void }) {
  const { isConnecting } = useAccount();
  const { disconnect } = useDisconnect();
  useOpenDialog(() => {
    if (isConnecting) disconnect();
    onClose();
  });
  return null;
}

/** The wallet dialog. Its libraries are loaded only when a user opens it. */
export function RainbowDialog({
  configuration,
  onClose,
}: {
  configuration: Configuration;
  onClose: () => void;
}) {
  const config = useConfig();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // RainbowKit crashes if the page may not use local storage.
    shieldLocalStorage();
    addConnectors(config, rainbowConnectors(configuration));
    setReady(true);
  }, [config, configuration]);
  if (!isReady) return null;
  return (
    <RainbowKitProvider theme={RAINBOW_THEME} appInfo={APP} modalSize="compact">
      <OpenOnce onClose={onClose} />
    </RainbowKitProvider>
  );
}
