'use client';

import '@rainbow-me/rainbowkit/styles.css';
import { darkTheme, lightTheme, RainbowKitProvider, useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useState } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { theme as ours } from '@/components/ui/theme.css';
import type { Configuration } from '@/lib/configuration/configuration';
import { useTheme } from '@/lib/settings/useTheme';
import { shieldLocalStorage } from '@/lib/storage/shieldLocalStorage';
import { addConnectors } from '@/lib/wallet/addConnectors';
import { useIsWalletBusy } from '@/lib/wallet/useIsWalletBusy';
import { rainbowConnectors } from './rainbowConnectors';
import { WALLET_BUTTON_ID } from './WalletButton';

const ACCENT = {
  accentColor: ours.color.accent,
  accentColorForeground: ours.color.onAccent,
  borderRadius: 'medium',
} as const;

/** RainbowKit's own theme with our colours and font. */
function rainbowTheme(name: 'light' | 'dark') {
  const theme = name === 'dark' ? darkTheme(ACCENT) : lightTheme(ACCENT);
  return { ...theme, fonts: { body: ours.font.body } };
}

/** Opens RainbowKit's dialog once. Calls `onClose` when it has closed or is no longer needed. */
function OpenOnce({ onClose }: { onClose: () => void }) {
  const isBusy = useIsWalletBusy();
  const { openConnectModal, connectModalOpen } = useConnectModal();
  const { isConnected } = useAccount();
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    // The wallet may have connected by itself while the code was loading.
    // What opened the dialog may be gone: a form without a wallet has another button.
    if (isConnected) document.getElementById(WALLET_BUTTON_ID)?.focus();
    if (isBusy || isConnected) onClose();
    else if (connectModalOpen) setWasOpen(true);
    else if (wasOpen) onClose();
    else openConnectModal?.();
  }, [isBusy, isConnected, connectModalOpen, wasOpen, openConnectModal, onClose]);
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
  const theme = useTheme();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // RainbowKit crashes if the page may not use local storage.
    shieldLocalStorage();
    addConnectors(config, rainbowConnectors(configuration));
    setReady(true);
  }, [config, configuration]);
  if (!isReady) return null;
  return (
    <RainbowKitProvider theme={rainbowTheme(theme)} modalSize="compact">
      <OpenOnce onClose={onClose} />
    </RainbowKitProvider>
  );
}
