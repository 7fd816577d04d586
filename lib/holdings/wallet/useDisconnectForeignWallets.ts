import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { foreignWalletAtom } from './atoms';
import { isAcceptedConnector } from './isAcceptedConnector';
import { reconnectionSettled } from './reconnectionSettled';

/**
 * Keeps every wallet but the demo wallet out of a practice exchange, and the demo wallet out of a
 * real one: others are neither offered nor left connected, and a practice exchange says which
 * wallet it disconnected.
 */
export function useDisconnectForeignWallets(): void {
  const config = useConfig();
  const loaded = useConfiguration();
  // Until then wagmi restores the wallet of the last visit, which could not be named if it were
  // dropped before.
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    void reconnectionSettled(config).then(() => setHasStarted(true));
  }, [config]);
  const isPractice =
    hasStarted && loaded.status === 'ready' ? loaded.configuration.practice : undefined;
  const { connector, status } = useAccount();
  const setForeign = useSetAtom(foreignWalletAtom);
  useEffect(() => {
    if (isPractice === undefined) return;
    const { connectors } = config._internal;
    const dropForeign = () => {
      const accepted = config.connectors.filter((each) => isAcceptedConnector(each, isPractice));
      if (accepted.length < config.connectors.length) connectors.setState(() => accepted);
    };
    dropForeign();
    return config._internal.connectors.subscribe(dropForeign);
  }, [config, isPractice]);
  useEffect(() => {
    // While wagmi still reconnects, a stored connector has a name but no functions.
    if (isPractice === undefined || connector === undefined || status !== 'connected') return;
    const isAccepted = isAcceptedConnector(connector, isPractice);
    if (isPractice) setForeign(isAccepted ? undefined : connector.name);
    if (!isAccepted) void disconnect(config, { connector });
  }, [config, isPractice, connector, status, setForeign]);
}
