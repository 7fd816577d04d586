import { useEffect } from 'react';
import { type Config, type CreateConnectorFn, useConfig } from 'wagmi';
import { reconnect } from 'wagmi/actions';
import { addConnectors } from './addConnectors';

/** Brings the connectors of the wallets that are not announced by the browser itself. */
export type LoadConnectors = () => Promise<readonly CreateConnectorFn[]>;

/** Resolves when the connection attempt that runs at start has ended, one way or the other. */
function connectionSettled(config: Config): Promise<void> {
  const isSettled = () => !['connecting', 'reconnecting'].includes(config.state.status);
  return new Promise((resolve) => {
    if (isSettled()) return resolve();
    const stop = config.subscribe(isSettled, (settled) => {
      if (!settled) return;
      stop();
      resolve();
    });
  });
}

async function reconnectLazily(config: Config, load: LoadConnectors): Promise<void> {
  const recentId = await config.storage?.getItem('recentConnectorId');
  const isPresent = () => config.connectors.some(({ id }) => id === recentId);
  if (!recentId || isPresent()) return;
  addConnectors(config, await load());
  await connectionSettled(config);
  const connectors = config.connectors.filter(({ id }) => id === recentId);
  if (config.state.status === 'disconnected' && connectors.length > 0) {
    await reconnect(config, { connectors });
  }
}

/**
 * Reconnects the wallet of the last visit when its connector is one that is loaded on demand.
 *
 * Wallets that announce themselves are reconnected without this; a first visit loads nothing.
 */
export function useReconnectLazily(load: LoadConnectors): void {
  const config = useConfig();
  useEffect(() => {
    reconnectLazily(config, load).catch((error) => console.error('Could not reconnect', error));
  }, [config, load]);
}
