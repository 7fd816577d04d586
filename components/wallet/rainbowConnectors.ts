import { connectorsForWallets } from '@rainbow-me/rainbowkit';
import {
  coinbaseWallet,
  injectedWallet,
  metaMaskWallet,
  walletConnectWallet,
} from '@rainbow-me/rainbowkit/wallets';
import type { CreateConnectorFn } from 'wagmi';
import type { Environment } from '@/lib/environment/environment';

const GROUP_NAME = 'Wallets';

/**
 * The connectors of RainbowKit's wallets, in the order in which they are offered.
 *
 * MetaMask and WalletConnect speak over a relay that needs a project id, so they are offered only
 * with one; MetaMask's own extension announces itself either way. A practice exchange offers none.
 */
export function rainbowConnectors({
  practice,
  walletConnect: { projectId, relayUrl },
}: Environment): readonly CreateConnectorFn[] {
  if (practice) return [];
  const overRelay = projectId === undefined ? [] : [metaMaskWallet, walletConnectWallet];
  return connectorsForWallets(
    [{ groupName: GROUP_NAME, wallets: [injectedWallet, coinbaseWallet, ...overRelay] }],
    {
      appName: 'Pangolin',
      projectId: projectId ?? '',
      walletConnectParameters: { relayUrl, telemetryEnabled: false },
    },
  );
}
