import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type Config, type CreateConnectorFn, useConfig } from 'wagmi';
import { reconnect } from 'wagmi/actions';
import { addConnectors } from './addConnectors';
import { hasReconnectFailedAtom } from './atoms';
import { reconnectionSettled } from './reconnectionSettled';

/** Loads the connectors of the wallets that do not announce themselves. */
export type LoadConnectors = () => Promise<readonly CreateConnectorFn[]>;

async function reconnectLazily(config: Config, load: LoadConnectors): Promise<void> {
  const settled = reconnectionSettled(config);
  const recentId = await config.storage?.getItem('recentConnectorId');
  const recent = () => config.connectors.filter(({ id }) => id === recentId);
  if (!recentId) return;
  await settled;
  if (config.state.status !== 'disconnected' || recent().length > 0) return;
  addConnectors(config, await load());
  if (recent().length > 0) await reconnect(config, { connectors: recent() });
}

/**
 * Reconnects the wallet of the last visit if its connector is loaded on demand, and records a
 * failure.
 *
 * Wallets that announce themselves are reconnected without this. A first visit loads nothing.
 */
export function useReconnectLazily(load: LoadConnectors): void {
  const config = useConfig();
  const setFailed = useSetAtom(hasReconnectFailedAtom);
  useEffect(() => {
    reconnectLazily(config, load).catch((error) => {
      console.error('Could not reconnect', error);
      setFailed(true);
    });
  }, [config, load, setFailed]);
}
