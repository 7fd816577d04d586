import { useEffect, useMemo, useState } from 'react';
import { useAccount, useConfig, useConnectors } from 'wagmi';
import type { Configuration } from '@/lib/base/configuration/configuration';
import { shieldLocalStorage } from '@/lib/base/storage/shieldLocalStorage';
import { addConnectors } from '@/lib/holdings/wallet/addConnectors';
import { addHiddenWallets } from '@/lib/holdings/wallet/addHiddenWallets';
import { isPhone } from '@/lib/holdings/wallet/isPhone';
import type { useConnectWallet } from '@/lib/holdings/wallet/useConnectWallet';
import { useWallet } from '@/lib/holdings/wallet/useWallet';
import { type WalletOption, walletOptions } from '@/lib/holdings/wallet/walletOptions';
import { PendingConnection } from './PendingConnection';
import { WalletOptions } from './WalletOptions';
import { walletConnectors } from './walletConnectors';

type Props = {
  configuration: Configuration;
  connection: ReturnType<typeof useConnectWallet>;
  /** Called once a wallet is connected that was not when the choice was opened. */
  onConnected: () => void;
  /** The user has chosen the wallet that is connected. */
  onKeep: () => void;
};

/** The wallets to choose from, then the attempt to connect the chosen one. */
export function WalletChoice({ configuration, connection, onConnected, onKeep }: Props) {
  const options = useWalletOptions(configuration);
  const { attempt, begin } = connection;
  const [lastUid, setLastUid] = useState<string>();
  useOnceConnected(onConnected);
  const chosen = attempt && options.find(({ connector }) => connector === attempt.connector);
  return chosen ? (
    <PendingConnection option={chosen} attempt={attempt} onRetry={() => begin(chosen.connector)} />
  ) : (
    <WalletOptions
      options={options}
      focusedUid={lastUid}
      onChoose={({ connector }) => {
        setLastUid(connector.uid);
        void begin(connector);
      }}
      onKeep={onKeep}
    />
  );
}

/** A wallet that connects by itself ends the choice too. */
function useOnceConnected(onConnected: () => void): void {
  const { status } = useWallet();
  const isThere = status === 'connected' || status === 'wrongNetwork';
  const uid = useAccount().connector?.uid;
  const [startUid] = useState(isThere ? uid : undefined);
  const isNew = isThere && uid !== startUid;
  useEffect(() => {
    if (isNew) onConnected();
  }, [isNew, onConnected]);
}

/** The wallets to choose from, including those that announce themselves from now on. */
function useWalletOptions(configuration: Configuration): readonly WalletOption[] {
  const config = useConfig();
  const connectors = useConnectors();
  useEffect(() => {
    // Libraries of wallets crash if the page may not use local storage.
    shieldLocalStorage();
    addConnectors(config, walletConnectors(configuration));
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
