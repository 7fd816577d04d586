import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { foreignWalletAtom } from './atoms';
import { isAcceptedConnector } from './isAcceptedConnector';

/**
 * Keeps every wallet but the demo wallet out of a practice exchange, and the demo wallet out of a
 * real one: others are neither offered nor left connected, and a practice exchange says which
 * wallet it disconnected.
 */
export function useDisconnectForeignWallets(): void {
  const config = useConfig();
  const loaded = useConfiguration();
  const isPractice = loaded.status === 'ready' ? loaded.configuration.practice : undefined;
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
    if (isPractice !== true) return;
    // The connection of the last visit too: wagmi can't restore it to a wallet that is dropped.
    const recordForeign = () => {
      const { connections, current } = config.state;
      const connector = current === null ? undefined : connections.get(current)?.connector;
      if (connector && !isAcceptedConnector(connector, true)) setForeign(connector.name);
    };
    recordForeign();
    return config.subscribe(({ connections }) => connections, recordForeign);
  }, [config, isPractice, setForeign]);
  useEffect(() => {
    // While wagmi still reconnects, a stored connector has a name but no functions.
    if (isPractice === undefined || connector === undefined || status !== 'connected') return;
    const isAccepted = isAcceptedConnector(connector, isPractice);
    if (isAccepted) setForeign(undefined);
    if (!isAccepted) void disconnect(config, { connector });
  }, [config, isPractice, connector, status, setForeign]);
}
