import { useConfig } from 'wagmi';
import { disconnect } from 'wagmi/actions';

/**
 * Disconnects the wallet, and every other one that is still connected: without that, the page would
 * go on with one of them.
 */
export function useDisconnectWallet(): () => Promise<void> {
  const config = useConfig();
  return async () => {
    const connected = [...config.state.connections.values()].map(({ connector }) => connector);
    for (const connector of connected) await disconnect(config, { connector });
  };
}
