import { useConfig } from 'wagmi';
import { leaveWallet } from './leaveWallet';

/**
 * Disconnects the wallet, and every other one that is still connected: without that, the page would
 * go on with one of them.
 */
export function useDisconnectWallet(): () => Promise<void> {
  const config = useConfig();
  return async () => {
    const connected = [...config.state.connections.values()].map(({ connector }) => connector);
    await Promise.all(connected.map((connector) => leaveWallet(config, connector)));
  };
}
