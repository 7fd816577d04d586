import { useEffect, useMemo } from 'react';
import { useConfig, useConnectors } from 'wagmi';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { shieldLocalStorage } from '@/lib/base/storage/shieldLocalStorage';
import { addConnectors } from '@/lib/holdings/wallet/addConnectors';
import { addHiddenWallets } from '@/lib/holdings/wallet/addHiddenWallets';
import { isPhone } from '@/lib/holdings/wallet/isPhone';
import { type WalletOption, walletOptions } from '@/lib/holdings/wallet/walletOptions';
import { rainbowConnectors } from './rainbowConnectors';

/** The wallets to choose from, including those that announce themselves from now on. */
export function useWalletOptions(configuration: Configuration): readonly WalletOption[] {
  const config = useConfig();
  const connectors = useConnectors();
  useEffect(() => {
    // Libraries of wallets crash if the page may not use local storage.
    shieldLocalStorage();
    addConnectors(config, rainbowConnectors(configuration));
  }, [config, configuration]);
  useEffect(() => {
    addHiddenWallets(config);
    return config._internal.mipd?.subscribe(() => addHiddenWallets(config));
  }, [config]);
  return useMemo(
    () =>
      walletOptions(connectors, {
        isPhone: isPhone(),
        userAgent: navigator.userAgent,
        hasBrowserWallet: 'ethereum' in window && Boolean(window.ethereum),
      }),
    [connectors],
  );
}
